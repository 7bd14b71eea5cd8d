import { CacheProvider } from '@emotion/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { ChatOnServer, ChatRoom } from './domains/chat';
import { NonceContext } from './shell/router/nonce-context';
import { pageContext } from './shell/router/page-context';
import { pageStyles } from './shell/router/page-styles';
import { scriptsLast } from './shell/router/scripts-last';

export { createLoadContext } from './shell/router/load-context';
export type { LoadContextOptions } from './shell/router/load-context';

enableStaticRendering(true);

/** Milliseconds until server rendering stops; the browser then renders the missing parts. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
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

    const page = (
      <NonceContext value={nonce}>
        <CacheProvider value={styles.cache}>
          <ChatOnServer value={(props) => <ChatRoom {...props} />}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ChatOnServer>
        </CacheProvider>
      </NonceContext>
    );
    // Crawlers may not run scripts, so they get the complete page at once.
    const whole = isbot(request.headers.get('user-agent') ?? '');
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Writes a boundary that is ready in its place; by default React moves large ones to the end, behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(whole ? { onAllReady: start } : { onShellReady: start }),
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
