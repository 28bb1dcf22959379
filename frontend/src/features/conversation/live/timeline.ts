import type { Message } from '@/types/api';
import type { LiveTurn } from './live-turn';

/** What is shown of a question that came up on the way; made elsewhere, placed here by its time. */
export interface Note<T = unknown> {
  id: string;
  createdAt: string;
  content: T;
}

/** One exchange: the person's words, what happened, the answer. */
export interface Exchange<T = unknown> {
  key: string;
  said?: Message | { text: string; at?: undefined };
  turn?: LiveTurn;
  notes: Note<T>[];
  answer?: Message;
}

/** The server's messages are the truth; the live turns fill in what they do not hold, or not yet. */
export function timeline<T>(messages: Message[], turns: LiveTurn[], notes: Note<T>[]): Exchange<T>[] {
  const exchanges = fromMessages<T>(messages);
  const homeless = anchor(exchanges, turns);
  for (const turn of homeless) {
    exchanges.push({
      key: turn.id,
      turn,
      notes: [],
      ...(turn.text === undefined ? {} : { said: { text: turn.text } }),
    });
  }
  place(exchanges, notes);
  return exchanges.map(({ index: _, ...exchange }) => exchange);
}

interface Placed<T> extends Exchange<T> {
  /** Where the person's message stands among the server's. */
  index?: number;
}

function fromMessages<T>(messages: Message[]): Placed<T>[] {
  const exchanges: Placed<T>[] = [];
  messages.forEach((message, index) => {
    const last = exchanges.at(-1);
    if (message.role === 'user') {
      exchanges.push({ key: `m${index}`, said: message, notes: [], index });
    } else if (last && !last.answer) {
      last.answer = message;
    } else {
      exchanges.push({ key: `m${index}`, answer: message, notes: [] });
    }
  });
  return exchanges;
}

/** Ties each turn to its message, the newest first; returns the turns whose message the server has not told yet. */
function anchor<T>(exchanges: Placed<T>[], turns: LiveTurn[]): LiveTurn[] {
  const homeless: LiveTurn[] = [];
  let before = exchanges.length;
  for (const turn of turns.toReversed()) {
    const at = exchanges.findLastIndex((one, position) => position < before && belongs(one, turn));
    const found = exchanges[at];
    if (found) {
      found.turn = turn;
      // The same key as before the server told it: what is open on the screen stays open.
      found.key = turn.id;
      before = at;
    } else {
      homeless.unshift(turn);
    }
  }
  return homeless;
}

function belongs<T>({ said, index, answer }: Placed<T>, turn: LiveTurn): boolean {
  if (index === undefined || (turn.text !== undefined && said?.text !== turn.text)) {
    return false;
  }
  // Events of a turn that was read in full already are replayed after a reconnection.
  return index >= turn.after || (turn.state === 'done' && answer?.text === turn.answer);
}

function place<T>(exchanges: Placed<T>[], notes: Note<T>[]): void {
  const sorted = notes.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const note of sorted) {
    const time = Date.parse(note.createdAt);
    const home = exchanges.findLast(({ said }) => !said?.at || Date.parse(said.at) <= time);
    if (home) {
      home.notes.push(note);
    } else {
      exchanges.unshift({ key: note.id, notes: [note] });
    }
  }
}
