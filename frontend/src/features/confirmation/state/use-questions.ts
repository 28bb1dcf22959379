import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Confirmation, ConfirmationState } from '@/types/api';
import {
  confirmationQuery,
  isClosed,
  type Pending,
  pendingQuery,
  refreshPending,
} from '../api/confirmations';

export interface Questions {
  /** Waiting for my answer, oldest first; undefined until the list could be read. */
  waiting: Confirmation[] | undefined;
  failed: boolean;
  clockOffset: number;
  /** In the dialog; stays there until the person leaves it, whatever the list says. */
  current: Confirmation | null;
  /** What the current one has become without us. */
  closedAs: ConfirmationState | undefined;
  position: number;
  total: number;
  open: (id: string) => void;
  /** Hides the current one; it stays in the inbox. */
  later: () => void;
  /** The current one needs nothing more. */
  finish: () => void;
}

/** After a deadline, and between two looks, in milliseconds. */
const SOON = 1_000;

const NONE: ReadonlySet<string> = new Set();

/** The dialog's queue over the list of what is pending. */
export function useQuestions(deaf: boolean): Questions {
  const client = useQueryClient();
  const pending = useQuery(pendingQuery(deaf));
  const [hidden, setHidden] = useState(NONE);
  const [finished, setFinished] = useState(NONE);
  const [current, setCurrent] = useState<Confirmation | null>(null);

  useRefreshAtDeadline(pending.data);

  const waiting = pending.data?.items.filter(({ id }) => !finished.has(id));
  const queue = waiting?.filter(({ id }) => !hidden.has(id) || id === current?.id) ?? [];
  const first = queue[0];
  if (current === null && first) {
    setCurrent(first);
  }

  const left =
    current !== null && pending.data !== undefined && !pending.data.items.some(({ id }) => id === current.id);
  const now = useQuery({ ...confirmationQuery(current?.id ?? ''), enabled: left, staleTime: 0 });
  const closedAs = left && now.data && isClosed(now.data.state) ? now.data.state : undefined;

  return {
    waiting,
    failed: pending.isError,
    clockOffset: pending.data?.clockOffset ?? 0,
    current,
    closedAs,
    position:
      Math.max(
        0,
        queue.findIndex(({ id }) => id === current?.id),
      ) + 1,
    total: queue.length,
    open: (id) => {
      const found = waiting?.find((one) => one.id === id);
      if (found) {
        setHidden((ids) => without(ids, id));
        setCurrent(found);
      }
    },
    later: () => {
      if (current) {
        setHidden((ids) => new Set([...ids, current.id]));
        setCurrent(null);
      }
    },
    finish: () => {
      if (current) {
        setFinished((ids) => new Set([...ids, current.id]));
        setCurrent(null);
        refreshPending(client);
      }
    },
  };
}

/** A deadline takes a question off the list, whether or not anybody tells us. */
function useRefreshAtDeadline(pending: Pending | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!pending || pending.items.length === 0) {
      return;
    }
    const first = Math.min(...pending.items.map(({ expiresAt }) => Date.parse(expiresAt)));
    const left = first - (Date.now() + pending.clockOffset);
    const timer = setTimeout(() => refreshPending(client), Math.max(SOON, (left || 0) + SOON));
    return () => clearTimeout(timer);
  }, [pending, client]);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}
