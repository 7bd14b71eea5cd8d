import { CacheProvider } from '@emotion/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { ChatOnServer, ChatRoom } from './domains/chat';
import { en } from './i18n/en';
import { addBuiltIn } from './i18n/sentences';
import { bufferOf } from './shell/router/bytes';
import { NonceContext } from './shell/router/nonce-context';
import { pageContext } from './shell/router/page-context';
import { type PageStyles, pageStyles } from './shell/router/page-styles';
import { deferScripts, scriptsLast } from './shell/router/scripts-last';
import { wholePage, withData } from './shell/router/whole-page';

export { createLoadContext } from './shell/router/load-context';
export { builtInSentences } from './i18n/built-in-sentences';
export type { LoadContextOptions } from './shell/router/load-context';

enableStaticRendering(true);
addBuiltIn('en', en);

/** Milliseconds until server rendering stops; the browser then renders the missing parts. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, deliver } = loadContext.get(pageContext);
  const whole = await renderWhole(request, routerContext, nonce);
  if (whole === undefined) return renderStream(request, status, headers, routerContext, loadContext);
  // A buffer, because a Response first copies a string to check its code points; with `deliver` it gets no body at all.
  const html = bufferOf(whole);
  const response = new Response(deliver ? null : html, { status, headers });
  deliver?.(html);
  return response;
}

/** Renders a page of which no part suspends or fails to parts that are bytes (see `toBytes`); undefined for others. */
async function renderWhole(
  request: Request,
  routerContext: EntryContext,
  nonce: string,
): Promise<readonly string[] | undefined> {
  const { serverHandoffStream, ...context } = { ...routerContext, renderMeta: { didRenderScripts: false } };
  const styles = pageStyles();
  const html = wholePage(page({ request, context, nonce, styles }));
  if (html === undefined) return undefined;
  const complete = deferScripts(html, styles.html());
  // A page without the router's scripts, such as an error page, has no use for the data.
  return serverHandoffStream && context.renderMeta.didRenderScripts
    ? withData(complete, serverHandoffStream, nonce)
    : complete;
}

interface PageParts {
  readonly request: Request;
  readonly context: EntryContext;
  readonly nonce: string;
  readonly styles: PageStyles;
}

const page = ({ request, context, nonce, styles }: PageParts) => (
  <NonceContext value={nonce}>
    <CacheProvider value={styles.cache}>
      <ChatOnServer value={(props) => <ChatRoom {...props} />}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </ChatOnServer>
    </CacheProvider>
  </NonceContext>
);

/** The tree of a page. A bench renders it with React alone, to compare. */
export const treeOf = (request: Request, context: EntryContext) =>
  page({ request, context, nonce: '', styles: pageStyles() });

function renderStream(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(pageContext);
  return new Promise((resolve, reject) => {
    const styles = pageStyles();
    let failed = false;
    const timer = setTimeout(() => {
      abort();
    }, streamTimeout + 1_000);

    const start = () => {
      const body = scriptsLast(styles.html);
      body.on('close', () => {
        clearTimeout(timer);
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
    };

    // Crawlers may not run scripts, so they get the complete page at once.
    const atOnce = isbot(request.headers.get('user-agent') ?? '');
    const { pipe, abort } = renderToPipeableStream(page({ request, context, nonce, styles }), {
      nonce,
      // Writes a boundary that is ready in its place; by default React moves large ones to the end, behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(atOnce ? { onAllReady: start } : { onShellReady: start }),
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('the page could not be rendered', { cause: error }));
      },
      onError(error) {
        failed = true;
        report(error);
      },
    });
  });
}

/** Reports loader errors. The router does not call this for thrown responses, such as a 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};
