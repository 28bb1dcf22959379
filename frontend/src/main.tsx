import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/styles';
import { App } from './app/app';
import { Providers } from './app/providers';
import { createI18n, preferredLanguage } from './lib/i18n';
import { createQueryClient } from './lib/query-client';

const root = document.getElementById('root');
if (!root) {
  throw new Error('The page has no #root');
}
createRoot(root).render(
  <StrictMode>
    <Providers i18n={createI18n(preferredLanguage())} client={createQueryClient()}>
      <App />
    </Providers>
  </StrictMode>,
);
