import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/components/live-announcer';
import { refreshConfirmation, refreshPending } from '@/features/confirmation/api/confirmations';
import type { SeenQuestions } from '@/features/confirmation/state/seen-questions';
import {
  messagesSettled,
  refreshConversation,
  refreshConversations,
} from '@/features/conversation/api/conversations';
import type { LiveTurns } from '@/features/conversation/live/live-turns';
import { refreshOrders } from '@/features/orders/api/orders';
import { readSession, sessionQuery } from '@/features/session/api/session';
import { followEvents, type StreamState } from '@/lib/event-stream';
import { spoken } from '@/lib/spoken';
import type { ServerEvent } from '@/types/api';

interface Options {
  live: LiveTurns;
  seen: SeenQuestions;
  conversation: string | null;
}

/** The page's one connection: what happens on the server reaches every feature from here. */
export function useDeskEvents({ live, seen, conversation }: Options): StreamState {
  const client = useQueryClient();
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [state, setState] = useState<StreamState>('waiting');

  const onEvent = useEffectEvent((event: ServerEvent) => {
    if ('turn' in event.data) {
      live.apply(
        event as Parameters<LiveTurns['apply']>[0],
        messagesSettled(client, event.data.conversationId),
      );
    }
    spread(client, seen, event);
    if (event.type === 'reply' && event.data.conversationId === conversation) {
      announce(t('conversation.answered', { text: spoken(event.data.text) }));
    }
    if (event.type === 'error' && event.data.conversationId === conversation) {
      announce(t('conversation.turnFailed'));
    }
  });

  // What happened before the connection, or between two, is asked for.
  const onOpen = useEffectEvent(() => {
    refreshPending(client);
    refreshConversations(client);
    refreshOrders(client);
    if (conversation !== null) {
      refreshConversation(client, conversation);
    }
  });

  const onState = useEffectEvent((next: StreamState) => {
    if (next !== state && (next === 'lost' || state === 'lost')) {
      announce(t(next === 'lost' ? 'connection.lost' : 'connection.back'));
    }
    setState(next);
  });

  useEffect(
    () =>
      followEvents('/api/events', {
        onEvent: (event) => onEvent(event),
        onOpen: () => onOpen(),
        onState: (next) => onState(next),
        onClosed: () => stillSignedIn(client),
      }),
    [client],
  );
  return state;
}

function spread(client: QueryClient, seen: SeenQuestions, { type, data }: ServerEvent): void {
  switch (type) {
    case 'message':
    case 'error':
      refreshConversation(client, data.conversationId);
      refreshConversations(client);
      return;
    case 'reply':
      refreshConversation(client, data.conversationId);
      refreshConversations(client);
      refreshOrders(client);
      return;
    case 'confirmation':
      seen.add(data.conversationId, data.id);
      refreshPending(client);
      return;
    case 'confirmation-closed':
      seen.add(data.conversationId, data.id);
      refreshConfirmation(client, data.id);
      refreshOrders(client);
      return;
    case 'orders-changed':
      refreshOrders(client);
      return;
    case 'bye':
      client.setQueryData(sessionQuery.queryKey, null);
  }
}

/** An event stream does not tell why it was refused; the session does. */
async function stillSignedIn(client: QueryClient): Promise<boolean> {
  try {
    const session = await readSession();
    client.setQueryData(sessionQuery.queryKey, session);
    return session !== null;
  } catch {
    return true;
  }
}
