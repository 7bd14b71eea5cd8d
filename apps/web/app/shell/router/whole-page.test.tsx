/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { lazy, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { bufferOf, toBytes } from './bytes';
import { wholePage, withData } from './whole-page';

const never = new Promise<string>(() => undefined);
const Late = () => use(never);
const Broken = (): never => {
  throw new Error('broken');
};

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

describe('a page in one piece', () => {
  test('is what React renders when every part is ready, lazy ones that have loaded included', async () => {
    const loaded = Promise.resolve({ default: () => <b>Hàng Đẫy</b> });
    const Part = lazy(() => loaded);
    const page = (
      <p>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </p>
    );
    expect(wholePage(page)).toBeUndefined();
    await loaded;
    expect(wholePage(page)).toBe(toBytes('<p><!--$--><b>Hàng Đẫy</b><!--/$--></p>'));
  });

  test('has the bytes that a stream would have: doctype, head and what belongs in it', async () => {
    const page = (
      <html lang="vi">
        <head>
          <meta charSet="utf-8" />
          <script nonce="n" dangerouslySetInnerHTML={{ __html: 'theme()' }} />
          <link rel="preload" as="font" href="/a.woff2" crossOrigin="anonymous" />
        </head>
        <body>
          <title>Đá &amp; bóng</title>
          <p title={'"<&'}>
            {'a'}
            {1}
            <img src="/a.png" alt="" />
          </p>
          <Suspense fallback="…">
            <b>{'Sân '.repeat(5_000)}</b>
          </Suspense>
          <script nonce="n" type="module" async src="/entry.js" />
        </body>
      </html>
    );
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      nonce: 'n',
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(stream),
    });
    expect(wholePage(page)).toBe(toBytes(await text(stream)));
  });

  test('is undefined when a part suspends or fails, inside a boundary or outside', () => {
    for (const Part of [Late, Broken]) {
      expect(wholePage(<Part />)).toBeUndefined();
      expect(
        wholePage(
          <p>
            <Suspense fallback="…">
              <Part />
            </Suspense>
          </p>,
        ),
      ).toBeUndefined();
    }
  });

  test('is one though its text names the mark of an open part', () => {
    expect(wholePage(<p title="<!--$!-->">{'<!--$!-->'}</p>)).toBeDefined();
  });

  test('contains the data for the browser before the end of its body, escaped so that it cannot end a script', async () => {
    const parts = ['[{"_1":2},"</script><!--', 'Đá\u2028 & \\"', '"]\n'];
    const page = ['<html>', toBytes('<body><p>Sân</p></body></html>')];
    const html = bufferOf(await withData(page, streamOf(...parts), 'n')).toString();
    expect(html).toMatch(/^<html><body><p>Sân<\/p><script nonce="n">.*<\/script><\/body><\/html>$/);
    const scripts = [...html.matchAll(/<script nonce="n">(.*?)<\/script>/g)].map(([, code]) => code ?? '');
    expect(scripts).toHaveLength(parts.length + 1);
    const heard: string[] = [];
    const streamController = { enqueue: (text: string) => heard.push(text), close: () => heard.push('closed') };
    for (const code of scripts) runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
    expect(heard).toEqual([...parts, 'closed']);
  });

  test('keeps a letter whole that the stream cuts in two', async () => {
    const bytes = new TextEncoder().encode('Đá');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 1));
        controller.enqueue(bytes.subarray(1));
        controller.close();
      },
    });
    const page = bufferOf(await withData(['<body></body>'], stream, 'n'));
    expect(page.toString()).toContain('enqueue("Đá")');
  });
});
