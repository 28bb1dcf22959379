import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  conversationQuery,
  messagesSettled,
  postMessage,
  refreshConversation,
  refreshConversations,
  startConversation,
} from '../api/conversations';
import { type LiveTurns, useLiveTurns } from '../live/live-turns';

interface Options {
  id: string | null;
  live: LiveTurns;
  orderId: string | null;
  onStarted: (id: string) => void;
  onSent: () => void;
}

/** One open conversation: what is in it, what is being written, and how it goes on. */
export function useConversation({ id, live, orderId, onStarted, onSent }: Options) {
  const client = useQueryClient();
  const [draft, setDraft] = useState('');
  const query = useQuery(conversationQuery(id));
  const turns = useLiveTurns(live, id);

  const { data, dataUpdatedAt } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server counts, also one that says the same
  useEffect(() => {
    if (data) {
      live.reconcile(data.id, data.turn, data.askedAt);
    }
  }, [live, data, dataUpdatedAt]);

  const sending = useMutation({
    mutationFn: async (text: string) => {
      const target = id ?? (await startConversation()).id;
      if (id === null) {
        onStarted(target);
      }
      const after = messagesSettled(client, target);
      live.begin(target, await postMessage(target, text, orderId), after, text);
      return target;
    },
    onSuccess: (target) => {
      setDraft('');
      onSent();
      refreshConversation(client, target);
      refreshConversations(client);
    },
  });

  const running = turns.some((turn) => turn.state === 'running');
  const write = (text: string) => {
    setDraft(text);
    if (sending.isError) {
      sending.reset();
    }
  };
  return { query, turns, draft, setDraft: write, sending, running };
}
