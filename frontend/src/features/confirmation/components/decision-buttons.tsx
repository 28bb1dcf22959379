import { Button, type ButtonProps, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '@/types/api';
import type { Form } from '../form/read-form';
import classes from './confirmation-dialog.module.css';

interface Props {
  tool: string;
  form: Form | undefined;
  armed: boolean;
  ended: boolean;
  busy: Decision | null;
  onDecide: (decision: Decision) => void;
  onLeave: () => void;
}

/** The four ways on, kept apart. Dead buttons stay where they are and keep the focus, so that nothing slides under a hand. */
export function DecisionButtons({ tool, form, armed, ended, busy, onDecide, onLeave }: Props) {
  const { t, i18n } = useTranslation();
  const no = useRef<HTMLButtonElement>(null);
  // A moment later: first the dialog notes where the focus was, to give it back.
  useEffect(() => {
    const timer = setTimeout(() => no.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const dead = !armed || ended || busy !== null;
  const decide = (decision: Decision) => (dead ? undefined : () => onDecide(decision));
  // Our own words: the asking server does not get to write on a button.
  const known = `confirmation.yes.${tool}`;
  const yes = i18n.exists(known) ? known : 'confirmation.yes.any';
  return (
    <div className={classes.footer}>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onLeave} disabled={busy !== null}>
          {ended ? t('confirmation.close') : t('confirmation.later')}
        </Button>
        <DecisionButton
          variant="subtle"
          color="gray"
          dead={dead}
          busy={busy === 'dismiss'}
          onPress={decide('dismiss')}
        >
          {t('confirmation.dismiss')}
        </DecisionButton>
        <span className={classes.gap} />
        <DecisionButton
          buttonRef={no}
          variant="default"
          dead={dead}
          busy={busy === 'decline'}
          onPress={decide('decline')}
          autoFocused
        >
          {t('confirmation.no')}
        </DecisionButton>
        {form && (
          <DecisionButton
            variant="filled"
            color={form.confirms ? 'red' : undefined}
            dead={dead}
            busy={busy === 'accept'}
            onPress={decide('accept')}
          >
            {t(yes as 'confirmation.yes.any')}
          </DecisionButton>
        )}
      </div>
      {!ended && (
        <Text size="xs" c="dimmed" className={classes.ways}>
          {t('confirmation.ways')}
        </Text>
      )}
    </div>
  );
}

interface DecisionButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  dead: boolean;
  busy: boolean;
  onPress: (() => void) | undefined;
  buttonRef?: React.Ref<HTMLButtonElement>;
  autoFocused?: boolean;
  children: ReactNode;
}

function DecisionButton({
  dead,
  busy,
  onPress,
  buttonRef,
  autoFocused,
  children,
  variant,
  color,
}: DecisionButtonProps) {
  return (
    <Button
      ref={buttonRef}
      type="button"
      variant={variant}
      color={color}
      aria-disabled={dead}
      aria-busy={busy}
      data-disabled={dead || undefined}
      data-autofocus={autoFocused || undefined}
      onClick={onPress}
      onKeyDown={ignoreHeldKey}
    >
      {children}
    </Button>
  );
}

/** A key that is held down repeats; only a press of its own decides. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) {
    event.preventDefault();
  }
}
