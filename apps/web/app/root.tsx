import '@khandai/ui-kit/fonts.css';
import { KitStyles, themeScript } from '@khandai/ui-kit';
import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { vi } from './i18n/vi';
import { AppProviders } from './shell/services/AppProviders';
import { errorMeta, ErrorScreen } from './shell/frame/ErrorScreen';
import { Frame } from './shell/frame/Frame';
import { NonceContext } from './shell/router/nonce-context';
import { loadRoot, type RootData } from './shell/router/root-loader';
import { fontLinks } from './theme/fonts';

export const loader = loadRoot;

/** What it holds is kept fresh by the stores; asking again at each step of a fan would only cost time. */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [...fontLinks, { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export const meta: MetaFunction = ({ error }) =>
  error ? errorMeta(error) : [{ title: vi.shell.tagline }, { name: 'description', content: vi.shell.description }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<RootData>('root');
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B7C46" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <KitStyles nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <AppProviders data={data}>{children}</AppProviders>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Catches what no page could: even then the frame stands and says where one is. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen />
    </Frame>
  );
}
