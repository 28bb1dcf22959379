import { Alert, Button, Stack } from '@mantine/core';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

/** A part of the page failed; the rest goes on. */
export function Broken({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <Stack p="md">
      <Alert color="red" variant="light" role="alert" title={t('error.broken')}>
        <Button mt="xs" size="xs" variant="light" color="red" onClick={resetErrorBoundary}>
          {t('error.retry')}
        </Button>
      </Alert>
    </Stack>
  );
}
