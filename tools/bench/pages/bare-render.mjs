import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../command/runtime.mjs';

/** React's mark of a boundary that did not render. */
const LEFT_OPEN = '<!--$!-->';

/**
 * Renders the tree that the site renders for a URL with React alone: no router, no loaders, no stream.
 * @param {string} url of the running site, which provides the tree's data
 * @returns {Promise<() => string>}
 */
export async function bareRender(url) {
  process.env.NODE_ENV = 'production';
  const [{ renderToString }, { createRequestHandler }, build] = await Promise.all([
    import('react-dom/server'),
    import('react-router'),
    import(pathToFileURL(join(root, 'apps/web/build/server/index.js')).href),
  ]);
  let context;
  const handOver = (_request, _status, _headers, routerContext) => {
    // The data stream for the browser can be read only once and is not part of the tree.
    context = { ...routerContext, serverHandoffStream: undefined };
    return new Response('');
  };
  const module = { ...build.entry.module, default: handOver };
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production');
  const request = new Request(url);
  await handle(
    request,
    build.entry.module.createLoadContext({ send: sendTo(url), timezoneDefault: 'Asia/Ho_Chi_Minh', nonce: '' }),
  );
  const render = () => renderToString(build.entry.module.treeOf(request, context));
  if (render().includes(LEFT_OPEN))
    throw new Error(`A part of ${url} suspends or fails, so the trees are not the same.`);
  return render;
}

const sendTo = (url) => async (request) => {
  const { method, headers, body } = request;
  const answer = await fetch(new URL(request.url, url), { method, headers, body });
  return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(answer.headers) };
};
