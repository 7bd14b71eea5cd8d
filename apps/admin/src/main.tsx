import '@khandai/ui-kit/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { applyTheme, KitStyles, readTheme } from '@khandai/ui-kit';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './app/DeskApp';
import { openServices, ServicesProvider } from './session/desk-services';

const root = document.getElementById('desk');
if (!root) throw new Error('The page of the desk has no place for the desk.');

applyTheme(readTheme(localStorage), document.documentElement, localStorage);
// Styles without this nonce are refused by the policy of the page.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const cache = createCache({ key: 'desk', ...(nonce !== undefined && { nonce }) });
const services = openServices(localStorage);
void services.session.run(new AbortController().signal);

createRoot(root).render(
  <CacheProvider value={cache}>
    <KitStyles nonce={nonce} />
    <ServicesProvider value={services}>
      <DeskApp />
    </ServicesProvider>
  </CacheProvider>,
);
