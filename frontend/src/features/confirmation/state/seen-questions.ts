import { useSyncExternalStore } from 'react';
import { storedInTab } from '@/lib/storage';

const KEY = 'support-desk.questions';
const MOST = 100;
const NONE: string[] = [];

/**
 * Which questions came up in which conversation, kept over a reload of this tab. Ids only: what a
 * question says and what became of it is always asked of the server.
 */
export class SeenQuestions {
  #ids: readonly (readonly [conversation: string, id: string])[] = read();
  #byConversation = new Map<string, string[]>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(conversation: string | null): string[] {
    if (conversation === null) {
      return NONE;
    }
    const known = this.#byConversation.get(conversation);
    const found = known ?? this.#ids.filter(([of]) => of === conversation).map(([, id]) => id);
    this.#byConversation.set(conversation, found);
    return found;
  }

  add(conversation: string, id: string): void {
    if (!this.#ids.some(([, known]) => known === id)) {
      this.#ids = [...this.#ids, [conversation, id] as const].slice(-MOST);
      this.#byConversation.clear();
      storedInTab.write(KEY, JSON.stringify(this.#ids));
      for (const listener of this.#listeners) {
        listener();
      }
    }
  }
}

export function forgetSeenQuestions(): void {
  storedInTab.remove(KEY);
}

export function useSeenQuestions(seen: SeenQuestions, conversation: string | null): string[] {
  return useSyncExternalStore(seen.subscribe, () => seen.of(conversation));
}

function read(): (readonly [string, string])[] {
  try {
    const value: unknown = JSON.parse(storedInTab.read(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
