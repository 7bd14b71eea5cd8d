/** @jest-environment node */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { toBytes } from './bytes';
import { scriptsLast } from './scripts-last';

const head =
  '<html><head><title>Đá</title><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/a.js" nonce="n"/>';
const code = 'import "/manifest.js";\nimport * as route0 from "/a.js";\n\nimport("/entry.js");';
const router = `<script nonce="n" type="module" async="">${code}</script>`;
const data = '<script nonce="n">window.data("&lt;link rel=\\"modulepreload\\"")</script></body></html>';
const page = `${head}</head><body><p>Sân <b>Hàng Đẫy</b></p>${router}${data}`;
const styles = '<style data-emotion="css x">.css-x{content:"Ơ"}</style>';

/** Streams the page in chunks of this many bytes. */
function sent(html: string, size: number): Promise<string> {
  const bytes = Buffer.from(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return text(Readable.from(pieces).pipe(scriptsLast(() => toBytes(styles))));
}

describe('the HTML of a page', () => {
  test.each([1, 7, 64, 10_000])('is the same for every chunk size: %d bytes', async (size) => {
    expect(await sent(page, size)).toBe(await sent(page, page.length));
  });

  test('has its styles at the end of its head, and an unchanged body', async () => {
    const html = await sent(page, 64);
    expect(html).toContain(`<title>Đá</title>${styles}</head><body><p>Sân <b>Hàng Đẫy</b></p><script`);
    expect(html.endsWith(data)).toBe(true);
  });

  test('loads no script while its head is parsed, and keeps the router’s script from running by itself', async () => {
    const html = await sent(page, 64);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<script nonce="n" type="module"');
    expect(html).toContain(`<script nonce="n" type="text/plain">${code}</script><script nonce="n">`);
  });

  test('lists every file to fetch, and runs all but the entry, which the router’s script runs', async () => {
    const html = await sent(page, 64);
    expect(html).toContain('const files=["/entry.js","/a.js"],parts=["/a.js"];');
  });

  test('without scripts it still has its styles; without a head it is sent unchanged', async () => {
    expect(await sent('<html><head></head><body>Đã có lỗi</body></html>', 3)).toBe(
      `<html><head>${styles}</head><body>Đã có lỗi</body></html>`,
    );
    expect(await sent('Đã có lỗi', 3)).toBe('Đã có lỗi');
    expect(await sent('', 3)).toBe('');
  });
});
