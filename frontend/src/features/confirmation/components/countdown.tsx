import { Group, Progress, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/components/live-announcer';
import type { Confirmation } from '@/types/api';
import classes from './confirmation-dialog.module.css';

const WARN_FROM = 15;
const SPOKEN = [30, WARN_FROM, 5] as const;

interface Props {
  question: Confirmation;
  left: number;
  ended: boolean;
}

/** How much time is left; warns before it is over, in words and not in colour alone. */
export function Countdown({ question, left, ended }: Props) {
  const { t } = useTranslation();
  useSpoken(left, ended);
  if (ended) {
    return null;
  }
  const whole = Math.max(1, (Date.parse(question.expiresAt) - Date.parse(question.createdAt)) / 1000);
  const short = left <= WARN_FROM;
  return (
    <div className={classes.countdown} data-short={short || undefined}>
      <Progress
        value={Math.min(100, (left / whole) * 100)}
        size="sm"
        color={short ? 'orange' : undefined}
        aria-hidden="true"
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="timer" fw={short ? 650 : 400} className={classes.time}>
          {t('confirmation.left', { count: left })}
        </Text>
        {short && (
          <Text size="sm" fw={650}>
            {t('confirmation.hurry')}
          </Text>
        )}
      </Group>
    </div>
  );
}

/** Says each threshold once, and the end. */
function useSpoken(left: number, ended: boolean) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const before = useRef(left);
  useEffect(() => {
    const from = before.current;
    before.current = left;
    if (left === 0 && from > 0) {
      announce(t('confirmation.timeUp'));
    } else if (!ended) {
      const passed = SPOKEN.findLast((second) => from > second && left <= second);
      if (passed !== undefined) {
        announce(t('confirmation.left', { count: left }));
      }
    }
  }, [left, ended, announce, t]);
}
