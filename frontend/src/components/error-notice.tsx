import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '@/lib/http';
import { Icon } from './icons';

interface Props {
  title: string;
  error: unknown;
  onRetry?: () => void;
}

/** Something could not be read or done; never an empty list in its place. */
export function ErrorNotice({ title, error, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Alert color="red" variant="light" role="alert" title={title} icon={<Icon name="alert" />}>
      <Group justify="space-between" align="flex-end" gap="xs">
        <Text size="sm">{error instanceof NetworkError ? t('error.network') : t('error.server')}</Text>
        {onRetry && (
          <Button size="xs" variant="light" color="red" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
