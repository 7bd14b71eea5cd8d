import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { ChatOnServer, ChatRoom } from '../app/domains/chat';
import { ErrorScreen } from '../app/shell/frame/ErrorScreen';
import { SiteFrame } from '../app/assembly/SiteFrame';
import { AppProviders } from '../app/assembly/AppProviders';
import type { RootData } from '../app/shell/router/root-loader';
import { rootData } from './fixtures';

export interface PageToRender {
  readonly Page: ComponentType;
  /** Result of the page's loader. */
  readonly data?: unknown;
  readonly url?: string;
  readonly root?: RootData;
  /** Error that the page's loader threw instead. */
  readonly error?: unknown;
}

/** Renders a page in its frame, as the server does. */
export function renderPage({ Page, data = null, url = '/', root = rootData(), error }: PageToRender): string {
  enableStaticRendering(true);
  const Root = () => (
    <ChatOnServer value={(props) => <ChatRoom {...props} />}>
      <AppProviders data={root}>
        <SiteFrame>
          <Outlet />
        </SiteFrame>
      </AppProviders>
    </ChatOnServer>
  );
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      loader: () => root,
      children: [{ id: 'page', path: '*', Component: Page, ErrorBoundary: ErrorScreen, loader: () => data }],
    },
  ]);
  const hydrationData = {
    loaderData: { root, page: data },
    ...(error === undefined ? {} : { errors: { page: error } }),
  };
  try {
    return renderToString(<Stub initialEntries={[url]} hydrationData={hydrationData} />);
  } finally {
    enableStaticRendering(false);
  }
}

/** The text of a page without its markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
