import { act } from '@testing-library/react';
import type { ServerEvents } from '@/types/api';

/** Stands in for the browser's EventSource; a test speaks for the server. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];

  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The newest connection. */
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) {
      throw new Error('No event stream was opened');
    }
    return last;
  }

  open(): void {
    this.readyState = 1;
    act(() => void this.dispatchEvent(new Event('open')));
  }

  emit<N extends keyof ServerEvents>(name: N, data: ServerEvents[N]): void {
    this.emitText(name, JSON.stringify(data));
  }

  emitText(name: string, data: string): void {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data })));
  }

  /** The connection breaks; `closed` when the browser gives up instead of trying again. */
  fail(closed = false): void {
    this.readyState = closed ? 2 : 0;
    act(() => void this.dispatchEvent(new Event('error')));
  }

  close(): void {
    this.readyState = 2;
  }
}
