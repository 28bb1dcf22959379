import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, get, send } from '@/lib/http';
import type { Conversation, ConversationSummary } from '@/types/api';

export const LONGEST_MESSAGE = 4000;

const LIST = ['conversations'] as const;
const oneKey = (id: string | null) => ['conversation', id] as const;

export const conversationsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }) =>
    (await get<{ items: ConversationSummary[] }>('/api/conversations', signal)).items,
});

/** Null reads nothing: a new conversation has no id before its first message. */
export const conversationQuery = (id: string | null) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: id === null ? skipToken : ({ signal }) => readConversation(id, signal),
  });

/** A conversation as the server had it, and since when (by our clock) it can not be older. */
export interface ReadConversation extends Conversation {
  askedAt: number;
}

async function readConversation(id: string, signal: AbortSignal): Promise<ReadConversation> {
  const askedAt = Date.now();
  return { ...(await get<Conversation>(`/api/conversations/${encodeURIComponent(id)}`, signal)), askedAt };
}

export async function startConversation(): Promise<ConversationSummary> {
  return (await send<ConversationSummary>('/api/conversations', { method: 'POST' })).body;
}

/** Hands the message over; the answer arrives as events of the returned turn. */
export async function postMessage(id: string, message: string, orderId: string | null): Promise<string> {
  const body = orderId === null ? { message } : { message, orderId };
  const path = `/api/conversations/${encodeURIComponent(id)}/messages`;
  return (await send<{ turn: string }>(path, { method: 'POST', body })).body.turn;
}

/** One that is gone already is deleted as well. */
export async function deleteConversation(id: string): Promise<void> {
  try {
    await send(`/api/conversations/${encodeURIComponent(id)}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) {
      throw error;
    }
  }
}

export function refreshConversations(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LIST });
}

export function refreshConversation(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: oneKey(id) });
}

/** How many messages up to the last answer are known here: what a new turn says comes after them. */
export function messagesSettled(client: QueryClient, id: string): number {
  const messages = client.getQueryData(conversationQuery(id).queryKey)?.messages ?? [];
  return messages.findLastIndex(({ role }) => role === 'assistant') + 1;
}

export function forgetConversation(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: oneKey(id) });
  refreshConversations(client);
}
