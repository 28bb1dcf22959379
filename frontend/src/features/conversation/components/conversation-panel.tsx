import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '@/components/error-notice';
import { Icon } from '@/components/icons';
import { ApiError } from '@/lib/http';
import { LONGEST_MESSAGE } from '../api/conversations';
import type { LiveTurns } from '../live/live-turns';
import { type Note, timeline } from '../live/timeline';
import { Composer } from './composer';
import classes from './conversation-panel.module.css';
import { Transcript } from './transcript';
import { useConversation } from './use-conversation';
import { useStickToEnd } from './use-stick-to-end';

interface Props {
  id: string | null;
  live: LiveTurns;
  notes: Note<ReactNode>[];
  orderId: string | null;
  onDetachOrder: () => void;
  onStarted: (id: string) => void;
}

const SUGGESTIONS = ['pending', 'status', 'cancel', 'recheck'] as const;

/** The open conversation, or the start of a new one. */
export function ConversationPanel({ id, live, notes, orderId, onDetachOrder, onStarted }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const { query, turns, draft, setDraft, sending, running } = useConversation({
    id,
    live,
    orderId,
    onStarted,
    onSent: onDetachOrder,
  });
  const exchanges = timeline(query.data?.messages ?? [], turns, notes);
  const { scroller, content, atEnd, toEnd } = useStickToEnd(id);
  useEffect(() => {
    if (orderId !== null) {
      input.current?.focus();
    }
  }, [orderId]);
  const suggest = (text: string) => {
    setDraft(text);
    input.current?.focus();
  };
  return (
    <div className={classes.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse */}
      <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={t('conversation.region')}>
        <div ref={content}>
          {query.isError && !query.data ? (
            <div className={classes.notice}>
              <NotRead error={query.error} onRetry={() => void query.refetch()} />
            </div>
          ) : (
            <Transcript exchanges={exchanges} />
          )}
          {id !== null && query.isPending && turns.length === 0 && <Loading />}
          {exchanges.length === 0 && (id === null || query.data) && <Welcome onSuggest={suggest} />}
        </div>
      </section>
      {!atEnd && (
        <Button className={classes.jump} size="compact-sm" variant="default" onClick={toEnd}>
          {t('conversation.toEnd')}
        </Button>
      )}
      <Composer
        inputRef={input}
        draft={draft}
        onDraft={setDraft}
        orderId={orderId}
        onDetach={onDetachOrder}
        sending={sending.isPending}
        waiting={running}
        problem={sending.isError ? t(problemOf(sending.error), { most: LONGEST_MESSAGE }) : null}
        onSend={() => {
          // The button goes dead while it sends; the focus must not go with it.
          input.current?.focus();
          sending.mutate(draft.trim());
        }}
      />
    </div>
  );
}

function problemOf(error: Error) {
  if (!(error instanceof ApiError)) {
    return 'composer.problem.network';
  }
  switch (error.code) {
    case 'turn-in-progress':
      return 'composer.problem.busy';
    case 'invalid-message':
    case 'too-large':
      return 'composer.problem.invalid';
    default:
      return error.status === 404 ? 'composer.problem.gone' : 'composer.problem.server';
  }
}

function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return error instanceof ApiError && error.status === 404 ? (
    <Text c="dimmed">{t('conversation.gone')}</Text>
  ) : (
    <ErrorNotice title={t('conversation.failed')} error={error} onRetry={onRetry} />
  );
}

function Welcome({ onSuggest }: { onSuggest: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.welcome}>
      <span className={classes.emblem}>
        <Icon name="chat" size={26} />
      </span>
      <Text fw={650} size="lg">
        {t('conversation.welcome')}
      </Text>
      <Text c="dimmed" size="sm" maw={440}>
        {t('conversation.welcomeText')}
      </Text>
      <div className={classes.suggestions}>
        {SUGGESTIONS.map((name) => {
          const text = t(`conversation.suggestion.${name}`);
          return (
            <Button key={name} variant="default" size="sm" radius="xl" onClick={() => onSuggest(text)}>
              {text}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton height={36} width="45%" ml="auto" radius="lg" />
      <Skeleton height={70} width="80%" radius="lg" />
    </Stack>
  );
}
