/** @jest-environment node */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { scriptsLast } from './scripts-last';

const page =
  '<html><head><title>Đá</title><link rel="modulepreload" href="/a.js"/></head><body>&lt;link rel="modulepreload"<link rel="modulepreload" href="/b.js"/></body></html>';
const wanted = page.replace('<link rel="modulepreload" href="/a.js"/>', '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');

/** The page in pieces of so many bytes. */
function sent(html: string, size: number): Promise<string> {
  const bytes = Buffer.from(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
  return text(Readable.from(pieces).pipe(scriptsLast()));
}

describe('a page on its way', () => {
  test.each([1, 7, 64, 10_000])('lets the scripts of its head wait and changes nothing else, cut into pieces of %d bytes', async (size) => {
    expect(await sent(page, size)).toBe(wanted);
  });

  test('without a head is sent as it is', async () => {
    expect(await sent('Đã có lỗi', 3)).toBe('Đã có lỗi');
    expect(await sent('', 3)).toBe('');
  });
});
