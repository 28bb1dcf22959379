import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '@/components/error-notice';
import { forgetSeenQuestions } from '@/features/confirmation/state/seen-questions';
import { sessionQuery } from '@/features/session/api/session';
import { SignIn } from '@/features/session/components/sign-in';
import { onSignedOut } from '@/lib/http';
import classes from './app.module.css';
import { Desk } from './desk';

/** The desk for who is signed in, the way in for everybody else. */
export function App() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.data && !wasSignedIn) {
    setWasSignedIn(true);
  }

  useEffect(() => onSignedOut(() => client.setQueryData(sessionQuery.queryKey, null)), [client]);

  // What one person read must not be there for the next.
  const signedOut = session.data === null;
  useEffect(() => {
    if (signedOut) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
      forgetSeenQuestions();
    }
  }, [signedOut, client]);

  if (session.data) {
    return <Desk key={session.data.username} session={session.data} />;
  }
  if (signedOut) {
    return <SignIn ended={wasSignedIn} />;
  }
  return (
    <main className={classes.centre}>
      {session.isError ? (
        <ErrorNotice
          title={t('session.failed')}
          error={session.error}
          onRetry={() => void session.refetch()}
        />
      ) : (
        <Loader aria-label={t('loading')} />
      )}
    </main>
  );
}
