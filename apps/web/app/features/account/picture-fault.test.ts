/** @jest-environment node */
import { AVATAR_FILE } from '@khandai/contracts';
import { pictureFault } from './picture-fault';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (text: string, size = text.length) => new Blob([latin(text), new Uint8Array(size - text.length)]);
const shown =
  (width = 300, height = 200) =>
  () =>
    Promise.resolve({ width, height });
const nowhere = () => Promise.resolve(undefined);

const JPEG = '\xff\xd8\xff\xe0';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
/** 30,000 as a big-endian 32-bit integer, as in a PNG header. */
const MUCH = '\0\0\x75\x30';

test.each([
  ['a JPEG', JPEG],
  ['a PNG', `${PNG}\0\0\x01\x2c\0\0\0\xc8`],
  ['a GIF', 'GIF89a'],
  ['a WebP', 'RIFF\n\x01\0\0WEBPVP8 '],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1'],
  ['an AVIF whose main brand is another', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf'],
])('%s may be cropped and uploaded', async (_, head) => {
  expect(await pictureFault(file(head, 2_000), shown())).toBeUndefined();
});

test.each([
  ['nothing', '', 'empty'],
  ['a program under the name of a picture', 'MZ\x90\0', 'notAPicture'],
  ['a film', '\0\0\0\x1cftypisom\0\0\0\0mp42', 'notAPicture'],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['a PNG of 30,000 × 30,000', PNG + MUCH + MUCH, 'tooManyDots'],
] as const)('%s is refused without a preview', async (_, head, fault) => {
  expect(await pictureFault(file(head), () => Promise.reject(new Error('shown')))).toBe(fault);
});

test('a file above the server’s limit is refused with its own reason', async () => {
  expect(await pictureFault(file(JPEG, AVATAR_FILE.maxBytes), shown())).toBeUndefined();
  expect(await pictureFault(file(JPEG, AVATAR_FILE.maxBytes + 1), shown())).toBe('tooLarge');
  expect(await pictureFault(file('MZ', AVATAR_FILE.maxBytes + 1), shown())).toBe('notAPicture');
});

test('the browser decides whether it can show a picture, and how large it is', async () => {
  expect(await pictureFault(file(JPEG), nowhere)).toBe('unreadable');
  expect(await pictureFault(file(JPEG), shown(10_000, 5_000))).toBeUndefined();
  expect(await pictureFault(file(JPEG), shown(10_000, 5_001))).toBe('tooManyDots');
});
