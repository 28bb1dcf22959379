import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { LiveAnnouncer } from '@/components/live-announcer';
import { theme } from '@/theme/theme';
import { Broken } from './broken';

interface Props {
  i18n: i18n;
  client: QueryClient;
  env?: 'test' | 'default';
  children: ReactNode;
}

const colorScheme = localStorageColorSchemeManager({ key: 'support-desk.color-scheme' });

/** What every part of the page stands on. Mantine writes no style tags: the CSP refuses them, see build/mantine-variables.ts. */
export function Providers({ i18n, client, env = 'default', children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorScheme}
        withCssVariables={false}
        withGlobalClasses={false}
        env={env}
      >
        <QueryClientProvider client={client}>
          <LiveAnnouncer>
            <ErrorBoundary FallbackComponent={Broken}>{children}</ErrorBoundary>
          </LiveAnnouncer>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
}
