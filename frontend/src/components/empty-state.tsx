import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';

interface Props {
  icon: IconName;
  title: string;
  children?: ReactNode;
}

/** Says why there is nothing to see. */
export function EmptyState({ icon, title, children }: Props) {
  return (
    <Stack align="center" justify="center" gap="xs" p="xl" ta="center" c="dimmed">
      <Icon name={icon} size={32} />
      <Text fw={600}>{title}</Text>
      {children}
    </Stack>
  );
}
