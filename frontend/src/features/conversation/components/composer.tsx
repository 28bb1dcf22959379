import { ActionIcon, Button, Pill, Text, Textarea } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { LONGEST_MESSAGE } from '../api/conversations';
import classes from './composer.module.css';

interface Props {
  draft: string;
  onDraft: (text: string) => void;
  /** The order that goes with the message. */
  orderId: string | null;
  onDetach: () => void;
  /** The message is on its way. */
  sending: boolean;
  /** An answer is still being written: one turn at a time. */
  waiting: boolean;
  problem: string | null;
  onSend: () => void;
  inputRef: Ref<HTMLTextAreaElement>;
}

const COUNTED_FROM = LONGEST_MESSAGE - 500;

/** Where a message is written. The text stays until the server has taken it. */
export function Composer(props: Props) {
  const { t } = useTranslation();
  const { draft, sending, waiting, problem } = props;
  const ready = draft.trim() !== '' && draft.length <= LONGEST_MESSAGE && !sending && !waiting;
  const send = () => {
    if (ready) {
      props.onSend();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of composed letters; that one does not send.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!event.repeat) {
        send();
      }
    }
  };
  return (
    <div className={classes.composer}>
      {props.orderId && <AttachedOrder id={props.orderId} onDetach={props.onDetach} />}
      <div className={classes.box}>
        <Textarea
          ref={props.inputRef}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={8}
          className={classes.input}
          classNames={{ input: classes.text }}
          value={draft}
          readOnly={sending}
          error={problem !== null}
          aria-describedby="composer-hint"
          onChange={(event) => props.onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          onClick={send}
          aria-disabled={!ready}
          data-disabled={!ready || undefined}
          loading={sending}
          leftSection={<Icon name="send" size={16} />}
        >
          {t('composer.send')}
        </Button>
      </div>
      <div id="composer-hint" className={classes.hint}>
        <Hint draft={draft} waiting={waiting} problem={problem} />
      </div>
    </div>
  );
}

function AttachedOrder({ id, onDetach }: { id: string; onDetach: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.attached}>
      <Pill size="md">{t('composer.about', { id })}</Pill>
      <ActionIcon
        variant="subtle"
        size="sm"
        color="gray"
        aria-label={t('composer.detach', { id })}
        onClick={onDetach}
      >
        <Icon name="close" size={14} />
      </ActionIcon>
    </div>
  );
}

function Hint({ draft, waiting, problem }: Pick<Props, 'draft' | 'waiting' | 'problem'>) {
  const { t } = useTranslation();
  if (problem !== null) {
    return (
      <Text size="xs" c="red" role="alert">
        {problem}
      </Text>
    );
  }
  const counted = draft.length > COUNTED_FROM;
  return (
    <Text size="xs" c={draft.length > LONGEST_MESSAGE ? 'red' : 'dimmed'}>
      {counted && t('composer.length', { length: draft.length, most: LONGEST_MESSAGE })}
      {!counted && t(waiting ? 'composer.waiting' : 'composer.hint')}
    </Text>
  );
}
