import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { App } from '@/app/app';
import { Providers } from '@/app/providers';
import { createI18n, type Language } from '@/lib/i18n';
import { createQueryClient } from '@/lib/query-client';
import { FakeEventSource } from './fake-event-source';

/** Everything is rendered through here: Mantine's timers end with the test only in `env="test"`. */
export function renderWithProviders(content: ReactNode, language: Language = 'en') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return {
    client,
    ...render(
      <Providers i18n={createI18n(language)} client={client} env="test">
        {content}
      </Providers>,
    ),
  };
}

/** The whole page, whoever is signed in. */
export function renderApp(language: Language = 'en') {
  return renderWithProviders(<App />, language);
}

/** The whole page for a signed-in person, with its events connected. */
export async function renderDesk(language: Language = 'en') {
  const rendered = renderApp(language);
  await screen.findByRole('log');
  FakeEventSource.last.open();
  return rendered;
}
