import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signIn } from '../api/session';
import classes from './sign-in.module.css';

/** What a person sees who is not signed in; `ended` when a login was open before. */
export function SignIn({ ended = false }: { ended?: boolean }) {
  const { t } = useTranslation();
  return (
    <main className={classes.screen}>
      <Paper withBorder shadow="sm" radius="lg" p="xl" className={classes.card}>
        <Stack gap="lg">
          <img src="/favicon.svg" alt="" width={44} height={44} />
          <div>
            <Title order={1} size="h2">
              {t('app.name')}
            </Title>
            <Text c="dimmed" mt={6}>
              {t('session.pitch')}
            </Text>
          </div>
          {ended && (
            <Alert color="yellow" variant="light" role="status">
              {t('session.ended')}
            </Alert>
          )}
          <Button size="md" fullWidth onClick={signIn}>
            {t('session.signIn')}
          </Button>
        </Stack>
      </Paper>
    </main>
  );
}
