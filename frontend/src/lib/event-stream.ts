import type { ServerEvent, ServerEvents } from '@/types/api';

/** `waiting`: the first connection is under way. `lost`: there was one, or it was refused; we try again. */
export type StreamState = 'waiting' | 'open' | 'lost';

export interface StreamListener {
  onEvent(event: ServerEvent): void;
  /** At every connection, the first one and each later one: what was missed must be asked for. */
  onOpen(): void;
  onState(state: StreamState): void;
  /** The browser gave up. Resolves to true when a new connection makes sense, false to stop for good. */
  onClosed(): Promise<boolean>;
}

/** The part of the browser's EventSource that is used; tests bring their own. */
export type EventSourceFactory = (url: string) => EventSource;

const NAMES = [
  'message',
  'delta',
  'tool',
  'progress',
  'log',
  'confirmation',
  'confirmation-closed',
  'reply',
  'error',
  'orders-changed',
  'bye',
] as const satisfies readonly (keyof ServerEvents)[];

/** `EventSource.CLOSED`; the global is missing where tests run. */
const CLOSED = 2;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** Follows the events at the address until the returned function is called; one connection at a time. */
export function followEvents(
  url: string,
  listener: StreamListener,
  create: EventSourceFactory = (address) => new EventSource(address),
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let stopped = false;

  const connect = () => {
    source = create(url);
    source.addEventListener('open', () => {
      pause = FIRST_PAUSE;
      listener.onState('open');
      listener.onOpen();
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event) => receive(name, event));
    }
  };

  // A server event named "error" and a broken connection arrive at the same listener: only the first has data.
  const receive = (type: keyof ServerEvents, event: Event) => {
    const data = (event as MessageEvent<unknown>).data;
    if (typeof data === 'string') {
      const parsed = parse(data);
      if (parsed !== undefined && !stopped) {
        listener.onEvent({ type, data: parsed } as ServerEvent);
      }
    } else if (type === 'error') {
      void broken();
    }
  };

  const broken = async () => {
    if (stopped) {
      return;
    }
    listener.onState('lost');
    // Otherwise the browser itself reconnects, with Last-Event-ID.
    if (source.readyState === CLOSED && (await listener.onClosed()) && !stopped) {
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  };

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source.close();
  };
}

function parse(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
