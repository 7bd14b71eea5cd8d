import { themeScript } from '@khandai/ui-kit';
import { type ReactNode, use, useState } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { I18n } from './i18n/i18n';
import { vi } from './i18n/vi';
import { savedOddsScript } from './domains/odds';
import { AppProviders } from './assembly/AppProviders';
import { useFrameKind } from './shell/frame/use-frame-kind';
import { errorMeta, ErrorScreen } from './shell/frame/ErrorScreen';
import { SiteFrame } from './assembly/SiteFrame';
import { earlyInputScript } from './shell/router/early-input';
import { NonceContext } from './shell/router/nonce-context';
import { loadRoot, type RootData } from './shell/router/root-loader';
import { memberHintScript } from './shell/services/member-hint';
import { fallbackFonts, fontScript, fontStyles, type HeadElement, kitStyles } from './theme/faces';

export const loader = loadRoot;

/** Stores keep this data fresh, so reloading it on each navigation would only cost time. */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Phones that put the site on the home screen; only from there iPhones take notifications.
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'search', type: 'application/opensearchdescription+xml', title: vi.shell.siteName, href: '/opensearch.xml' },
];

export const meta: MetaFunction<typeof loader> = ({ error, loaderData }) => {
  if (error) return errorMeta(error);
  const { title, description } = loaderData?.site.seo ?? {};
  return [{ title: title ?? vi.shell.tagline }, { name: 'description', content: description ?? vi.shell.description }];
};

const VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover';
/** In a room the on-screen keyboard shortens the page, so that the composer is above it. */
const ROOM_VIEWPORT = `${VIEWPORT}, interactive-widget=resizes-content`;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<RootData>('root');
  const kind = useFrameKind();
  // Initial language only: `LanguageChoice` updates the document when the user changes it.
  const [lang] = useState(() => new I18n(data?.language ?? 'vi', data?.sentences).documentLanguage);
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={kind ? ROOM_VIEWPORT : VIEWPORT} />
        <meta name="theme-color" content="#0B7C46" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <script {...inHead(fontScript, nonce)} />
        <style {...inHead(fallbackFonts, nonce)} />
        <noscript>
          <style {...inHead(fontStyles, nonce)} />
        </noscript>
        <style {...inHead(kitStyles, nonce)} />
        <Meta />
        <Links />
        {data?.analyticsSrc && <script async src={data.analyticsSrc} nonce={nonce} suppressHydrationWarning />}
      </head>
      <body>
        <AppProviders data={data}>{children}</AppProviders>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Runs before the first paint. Only in the server's HTML: a script that React inserts does not run. */
const headScript = import.meta.env.SSR
  ? `${themeScript};${memberHintScript};${savedOddsScript};${earlyInputScript}`
  : '';

const inHead = ({ id, html }: HeadElement, nonce: string | undefined) => ({
  id,
  nonce,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html() },
});

export default function App() {
  return <Outlet />;
}

/** Shows errors that no page catches, inside the frame. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen />
    </SiteFrame>
  );
}
