import { Badge, Button, Paper, Text } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { Revealed } from '@/components/revealed';
import { useFormats } from '@/lib/format';
import type { Questions } from '../state/use-questions';
import classes from './inbox.module.css';

/** My questions that wait, wherever they came up; from the same list as the dialog. */
export function Inbox({ questions }: { questions: Questions }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const outside = useClickOutside(() => setOpen(false));
  const count = questions.waiting?.length ?? 0;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what the button opened
    <div className={classes.inbox} ref={outside} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        size="xs"
        variant={count > 0 ? 'filled' : 'default'}
        leftSection={<Icon name="inbox" size={16} />}
        rightSection={
          count > 0 && (
            <Badge size="sm" variant="white" aria-hidden="true">
              {count}
            </Badge>
          )
        }
        aria-expanded={open}
        aria-label={t('inbox.label', { count })}
        onClick={() => setOpen((now) => !now)}
      >
        <span className={classes.word}>{t('inbox.title')}</span>
      </Button>
      {open && (
        <Paper
          component="section"
          aria-label={t('inbox.title')}
          className={classes.panel}
          shadow="lg"
          withBorder
        >
          <Items
            questions={questions}
            onOpen={(id) => {
              // First, so that the dialog gives the focus back to something that stays.
              close();
              questions.open(id);
            }}
          />
        </Paper>
      )}
    </div>
  );
}

function Items({ questions, onOpen }: { questions: Questions; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { waiting, failed } = questions;
  return (
    <>
      {failed && (
        <Text size="sm" c="red" role="alert">
          {t('inbox.failed')}
        </Text>
      )}
      {!failed && waiting === undefined && <Text size="sm">{t('loading')}</Text>}
      {!failed && waiting?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('inbox.none')}
        </Text>
      )}
      <ul className={classes.items}>
        {waiting?.map((one) => (
          <li key={one.id}>
            <button type="button" className={classes.item} onClick={() => onOpen(one.id)}>
              <Text size="xs" c="dimmed" component="span">
                <Revealed text={one.server} /> · {t('inbox.until', { time: formats.time(one.expiresAt) })}
              </Text>
              <Revealed text={one.message} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
