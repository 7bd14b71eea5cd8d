/** @jest-environment node */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
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
  return text(Readable.from(pieces).pipe(scriptsLast(() => styles)));
}

describe('a page on its way', () => {
  test.each([1, 7, 64, 10_000])(
    'is the same to the letter however it is cut: into pieces of %d bytes',
    async (size) => {
      expect(await sent(page, size)).toBe(await sent(page, page.length));
    },
  );

  test('carries its styles at the end of its head, and what it shows as it was', async () => {
    const html = await sent(page, 64);
    expect(html).toContain(`<title>Đá</title>${styles}</head><body><p>Sân <b>Hàng Đẫy</b></p><script`);
    expect(html.endsWith(data)).toBe(true);
  });

  test('asks for no script while its head is read, and keeps the script of the router from running by itself', async () => {
    const html = await sent(page, 64);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<script nonce="n" type="module"');
    expect(html).toContain(`<script nonce="n" type="text/plain">${code}</script><script nonce="n">`);
  });

  test('names every file to fetch, and to run by themselves all but the entry, which the script of the router runs', async () => {
    const html = await sent(page, 64);
    expect(html).toContain('const files=["/entry.js","/a.js"],parts=["/a.js"];');
  });

  test('without scripts carries its styles all the same; without a head it is sent as it is', async () => {
    expect(await sent('<html><head></head><body>Đã có lỗi</body></html>', 3)).toBe(
      `<html><head>${styles}</head><body>Đã có lỗi</body></html>`,
    );
    expect(await sent('Đã có lỗi', 3)).toBe('Đã có lỗi');
    expect(await sent('', 3)).toBe('');
  });
});
