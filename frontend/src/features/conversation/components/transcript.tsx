import { Alert, Loader, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { useFormats } from '@/lib/format';
import type { LiveTurn } from '../live/live-turn';
import type { Exchange } from '../live/timeline';
import { Activity } from './activity';
import classes from './transcript.module.css';

const Markdown = lazy(() => import('@/components/markdown'));

/** The conversation as text. Quiet for screen readers while it streams: the whole answer is announced at its end. */
export function Transcript({ exchanges }: { exchanges: Exchange<ReactNode>[] }) {
  const { t } = useTranslation();
  return (
    <div role="log" aria-live="off" aria-label={t('conversation.transcript')} className={classes.log}>
      {exchanges.map((exchange) => (
        <OneExchange key={exchange.key} exchange={exchange} />
      ))}
    </div>
  );
}

function OneExchange({ exchange: { said, turn, notes, answer } }: { exchange: Exchange<ReactNode> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const text = answer?.text ?? turn?.answer ?? '';
  const running = turn?.state === 'running' && !answer;
  return (
    <>
      {said && (
        <article className={classes.said} aria-label={t('conversation.you')}>
          <div className={classes.bubble}>{said.text}</div>
          {said.at && <time dateTime={said.at}>{formats.time(said.at)}</time>}
        </article>
      )}
      {turn && <Activity turn={turn} />}
      {notes.map((note) => (
        <div key={note.id}>{note.content}</div>
      ))}
      {(text !== '' || running) && (
        <article className={classes.answer} aria-label={t('conversation.assistant')} aria-busy={running}>
          {text === '' ? <Thinking turn={turn} /> : <Answer text={text} />}
          {answer?.at && <time dateTime={answer.at}>{formats.time(answer.at)}</time>}
        </article>
      )}
      {turn?.state === 'failed' && (
        <Alert color="red" variant="light" icon={<Icon name="alert" />} title={t('conversation.turnFailed')}>
          {turn.error}
        </Alert>
      )}
    </>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <Suspense fallback={<div className={classes.plain}>{text}</div>}>
      <Markdown text={text} />
    </Suspense>
  );
}

function Thinking({ turn }: { turn: LiveTurn | undefined }) {
  const { t } = useTranslation();
  const busy = turn?.tools.some((tool) => tool.state === 'started');
  return (
    <Text size="sm" c="dimmed" className={classes.thinking}>
      <Loader type="dots" size="xs" aria-hidden="true" />
      {busy ? t('conversation.working') : t('conversation.thinking')}
    </Text>
  );
}
