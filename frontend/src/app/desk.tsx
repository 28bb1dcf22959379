import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { ConfirmationDialog } from '@/features/confirmation/components/confirmation-dialog';
import { Inbox } from '@/features/confirmation/components/inbox';
import { useQuestionNotes } from '@/features/confirmation/components/use-question-notes';
import { SeenQuestions } from '@/features/confirmation/state/seen-questions';
import { useQuestions } from '@/features/confirmation/state/use-questions';
import { LiveTurns } from '@/features/conversation/live/live-turns';
import { OrderDrawer } from '@/features/orders/components/order-drawer';
import { OrdersPanel } from '@/features/orders/components/orders-panel';
import { sessionQuery } from '@/features/session/api/session';
import { SessionBar } from '@/features/session/components/session-bar';
import type { Session } from '@/types/api';
import { Broken } from './broken';
import { Chat } from './chat';
import { ConnectionBanner } from './connection-banner';
import classes from './desk.module.css';
import { Header } from './header';
import { useDeskEvents } from './use-desk-events';
import { useOpenConversation } from './use-open-conversation';
import { useQuestionSignals } from './use-question-signals';

type Pane = 'orders' | 'chat';

/** Orders and assistant side by side, and above them the question that waits. */
export function Desk({ session }: { session: Session }) {
  const client = useQueryClient();
  const [live] = useState(() => new LiveTurns());
  const [seen] = useState(() => new SeenQuestions());
  const [conversation, openConversation] = useOpenConversation();
  const [shownOrder, setShownOrder] = useState<string | null>(null);
  const [attachedOrder, setAttachedOrder] = useState<string | null>(null);
  const [pane, setPane] = useState<Pane>('chat');
  const stream = useDeskEvents({ live, seen, conversation });
  const questions = useQuestions(stream !== 'open');
  const notes = useQuestionNotes(questions, seen, conversation);
  useQuestionSignals(questions);

  const askAbout = (id: string) => {
    setShownOrder(null);
    setAttachedOrder(id);
    setPane('chat');
  };

  return (
    <div className={classes.desk}>
      <Header
        inbox={<Inbox questions={questions} />}
        session={
          <SessionBar session={session} onSignOut={() => client.setQueryData(sessionQuery.queryKey, null)} />
        }
      />
      <ConnectionBanner state={stream} />
      <main className={classes.panes} data-pane={pane}>
        <div className={classes.orders}>
          <ErrorBoundary FallbackComponent={Broken}>
            <OrdersPanel onOpen={setShownOrder} />
          </ErrorBoundary>
        </div>
        <ErrorBoundary FallbackComponent={Broken}>
          <Chat
            model={session.model}
            live={live}
            conversation={conversation}
            onOpen={openConversation}
            notes={notes}
            orderId={attachedOrder}
            onDetachOrder={() => setAttachedOrder(null)}
          />
        </ErrorBoundary>
      </main>
      <PaneSwitch pane={pane} onPane={setPane} />
      <OrderDrawer
        id={shownOrder}
        covered={questions.current !== null}
        onClose={() => setShownOrder(null)}
        onAsk={askAbout}
      />
      <ErrorBoundary FallbackComponent={Broken}>
        <ConfirmationDialog questions={questions} />
      </ErrorBoundary>
    </div>
  );
}

/** On a narrow screen one pane at a time. */
function PaneSwitch({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { t } = useTranslation();
  const button = (name: Pane, icon: 'box' | 'chat', words: string) => (
    <Button
      variant={pane === name ? 'light' : 'subtle'}
      color={pane === name ? undefined : 'gray'}
      aria-pressed={pane === name}
      leftSection={<Icon name={icon} />}
      fullWidth
      onClick={() => onPane(name)}
    >
      {words}
    </Button>
  );
  return (
    <nav className={classes.switch} aria-label={t('app.panes')}>
      {button('orders', 'box', t('orders.title'))}
      {button('chat', 'chat', t('conversation.assistant'))}
    </nav>
  );
}
