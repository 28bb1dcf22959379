import { Badge, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Revealed } from '@/components/revealed';
import type { Questions } from '../state/use-questions';
import classes from './confirmation-dialog.module.css';
import { QuestionCard } from './question-card';

/**
 * The one place where a question is answered. Esc and a click beside it decide nothing; the first
 * focus is on No; it stays until the person leaves it, also when the question ends meanwhile.
 */
export function ConfirmationDialog({ questions }: { questions: Questions }) {
  const { t } = useTranslation();
  const { current, position, total } = questions;
  return (
    <Modal
      opened={current !== null}
      onClose={questions.later}
      size="lg"
      centered
      zIndex={400}
      lockScroll={false}
      attributes={{ header: { role: 'presentation' } }}
      withCloseButton={false}
      closeOnClickOutside={false}
      transitionProps={{ exitDuration: 0 }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
      }}
      // A press beside the dialog would take the focus out of it.
      onMouseDown={(event) => keepFocus(event)}
      title={
        current && (
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <span>
              <span className={classes.server}>
                <Revealed text={current.server} />
              </span>{' '}
              {t('confirmation.asks')}
            </span>
            {total > 1 && (
              <Badge variant="light" className={classes.position}>
                {t('confirmation.position', { position, total })}
              </Badge>
            )}
          </Group>
        )
      }
    >
      {current && <QuestionCard key={current.id} question={current} questions={questions} />}
    </Modal>
  );
}

function keepFocus(event: React.MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('[role="dialog"]')) {
    event.preventDefault();
  }
}
