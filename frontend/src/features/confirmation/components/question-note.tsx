import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { Revealed } from '@/components/revealed';
import type { Confirmation } from '@/types/api';
import { isClosed } from '../api/confirmations';
import classes from './question-note.module.css';

/** A question's line in the transcript: waiting, or what became of it. The decision, not what the tool made of it. */
export function QuestionNote({ question, onOpen }: { question: Confirmation; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { id, state, message, server } = question;
  const waiting = !isClosed(state);
  const yes = state === 'ACCEPTED' || state === 'CONSUMED';
  return (
    <div className={classes.note} data-state={waiting ? 'waiting' : yes ? 'yes' : 'no'}>
      <Icon name={waiting ? 'inbox' : yes ? 'check' : 'close'} size={16} />
      <div className={classes.text}>
        <Text size="sm" fw={600}>
          {waiting ? (
            <>
              <Revealed text={server} /> {t('confirmation.waits')}
            </>
          ) : (
            t(`confirmation.line.${state}` as 'confirmation.line.ACCEPTED')
          )}
        </Text>
        <Text size="sm" component="div">
          <Revealed text={message} />
        </Text>
      </div>
      {waiting && (
        <Button size="xs" onClick={() => onOpen(id)}>
          {t('confirmation.answer')}
        </Button>
      )}
    </div>
  );
}
