import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { get } from '@/lib/http';
import type { Confirmation, ConfirmationState } from '@/types/api';

export interface Pending {
  items: Confirmation[];
  /** Server time minus ours, in milliseconds; rather too large than too small, so that we stop before the server does. */
  clockOffset: number;
}

const PENDING = ['confirmations', 'pending'] as const;
const oneKey = (id: string) => ['confirmations', 'one', id] as const;

/** While no event can reach us, the list is asked for this often. */
const POLL_WHEN_DEAF = 5_000;

/** My questions that wait for an answer: the one source of dialog, inbox and transcript. */
export const pendingQuery = (deaf = false) =>
  queryOptions({
    queryKey: PENDING,
    queryFn: ({ signal }) => readPending(signal),
    staleTime: 0,
    refetchInterval: deaf ? POLL_WHEN_DEAF : false,
  });

/** One question in any state; what is decided does not change any more, except that a yes is used once. */
export const confirmationQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => get<Confirmation>(`/api/confirmations/${encodeURIComponent(id)}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readPending(signal: AbortSignal): Promise<Pending> {
  const asked = Date.now();
  const { now, items } = await get<{ now: string; items: Confirmation[] }>('/api/confirmations', signal);
  return { items, clockOffset: Date.parse(now) - asked };
}

export function refreshPending(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: PENDING });
}

export function refreshConfirmation(client: QueryClient, id: string): void {
  refreshPending(client);
  void client.invalidateQueries({ queryKey: oneKey(id) });
}

/** Whether the state is final for the person: nothing can be answered any more. */
export function isClosed(state: ConfirmationState): boolean {
  return state !== 'PENDING';
}
