import { useSyncExternalStore } from 'react';
import { advance, beginTurn, type LiveTurn, type TurnEvent } from './live-turn';

const NONE: LiveTurn[] = [];

/** The turns that this page has seen, by conversation; outside React because events come in bursts. */
export class LiveTurns {
  readonly #byConversation = new Map<string, LiveTurn[]>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(conversation: string | null): LiveTurn[] {
    return (conversation !== null && this.#byConversation.get(conversation)) || NONE;
  }

  /** Idempotent: the server's answer to the post and its first event come in any order. */
  begin(conversation: string, id: string, after: number, text?: string): void {
    const known = this.of(conversation).find((turn) => turn.id === id);
    if (!known) {
      this.#set(conversation, [...this.of(conversation), beginTurn(id, after, text)]);
    } else if (known.text === undefined && text !== undefined) {
      this.#replace(conversation, { ...known, text });
    }
  }

  apply(event: TurnEvent, after: number): void {
    const { conversationId: conversation, turn: id } = event.data;
    this.begin(conversation, id, after);
    for (const turn of this.of(conversation).filter((one) => one.id === id)) {
      this.#replace(conversation, advance(turn, event));
    }
  }

  /**
   * The server's word on what is running: what it no longer runs has ended while we did not listen.
   * An answer that was asked for before a turn was last heard of says nothing about that turn.
   */
  reconcile(conversation: string, running: string | null, askedAt: number): void {
    const ended = (turn: LiveTurn) =>
      turn.state === 'running' && turn.id !== running && turn.heardAt < askedAt;
    const turns = this.of(conversation);
    if (turns.some(ended)) {
      this.#set(
        conversation,
        turns.map((turn) => (ended(turn) ? { ...turn, state: 'done', answer: '' } : turn)),
      );
    }
    if (running !== null) {
      this.begin(conversation, running, 0);
    }
  }

  forget(conversation: string): void {
    this.#byConversation.delete(conversation);
    this.#tell();
  }

  #replace(conversation: string, changed: LiveTurn): void {
    this.#set(
      conversation,
      this.of(conversation).map((turn) => (turn.id === changed.id ? changed : turn)),
    );
  }

  #set(conversation: string, turns: LiveTurn[]): void {
    this.#byConversation.set(conversation, turns);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

export function useLiveTurns(live: LiveTurns, conversation: string | null): LiveTurn[] {
  return useSyncExternalStore(live.subscribe, () => live.of(conversation));
}
