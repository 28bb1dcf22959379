import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/components/live-announcer';
import type { Session } from '@/types/api';
import { signOut } from '../api/session';
import classes from './session-bar.module.css';

interface Props {
  session: Session;
  onSignOut: () => void;
}

/** Who I am, and the way out. */
export function SessionBar({ session, onSignOut }: Props) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: onSignOut,
    onError: () => announce(t('session.signOutFailed')),
  });
  const roles = session.roles.map((role) => t(`role.${role}`, { defaultValue: role } as never)).join(', ');
  return (
    <Group gap="xs" wrap="nowrap">
      <div className={classes.who} title={session.username}>
        <Text size="sm" fw={600} truncate>
          {session.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {roles}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={leaving.isPending}
        color={leaving.isError ? 'red' : undefined}
        onClick={() => leaving.mutate()}
      >
        {leaving.isError ? t('session.signOutAgain') : t('session.signOut')}
      </Button>
    </Group>
  );
}
