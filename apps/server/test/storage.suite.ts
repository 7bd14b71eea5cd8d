import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../src/platform/storage/storage.js';

/** Tests for every storage adapter. */
export function storageSuite(open: () => Promise<{ storage: Storage; close: () => Promise<void> }>): void {
  let storage: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => ({ storage, close } = await open()));
  afterAll(() => close());

  const bytesOf = async (key: string) => {
    const file = await storage.get(key);
    return file && { type: file.type, size: file.size, bytes: await buffer(file.body) };
  };

  it('returns stored files byte for byte, with type and size', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 26, ...Array.from({ length: 300_000 }, (_, index) => index % 251)]);
    await storage.put('avatars/1/a.webp', bytes);
    expect(await bytesOf('avatars/1/a.webp')).toEqual({ type: 'image/webp', size: bytes.length, bytes });
    expect(await storage.has('avatars/1/a.webp')).toBe(true);
  });

  it('stores a file from the disk', async () => {
    await storage.putFile('chat/aa/film.mp4', import.meta.filename);
    const bytes = await readFile(import.meta.filename);
    expect(await bytesOf('chat/aa/film.mp4')).toEqual({ type: 'video/mp4', size: bytes.length, bytes });
  });

  it('replaces old files, and supports parallel writes', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `bản thứ ${index}`);
    await Promise.all(texts.map((text) => storage.put('avatars/1/b.webp', Buffer.from(text))));
    expect(texts).toContain((await bytesOf('avatars/1/b.webp'))?.bytes.toString());
    await storage.put('avatars/1/b.webp', Buffer.from('bản cuối'));
    expect((await bytesOf('avatars/1/b.webp'))?.bytes.toString()).toBe('bản cuối');
  });

  it('returns parts of a file, and the whole of one that ends before the part', async () => {
    await storage.put('chat/aa/clip.mp4', Buffer.from('0123456789'));
    const part = async (start: number, end?: number) => {
      const file = await storage.get('chat/aa/clip.mp4', end === undefined ? { start } : { start, end });
      return file && { size: file.size, part: file.part, text: (await buffer(file.body)).toString() };
    };
    expect(await part(2, 4)).toEqual({ size: 10, part: { start: 2, end: 4 }, text: '234' });
    expect(await part(7)).toEqual({ size: 10, part: { start: 7, end: 9 }, text: '789' });
    expect(await part(8, 99)).toEqual({ size: 10, part: { start: 8, end: 9 }, text: '89' });
    expect(await part(10)).toEqual({ size: 10, part: undefined, text: '0123456789' });
  });

  it('stores an empty file', async () => {
    await storage.put('avatars/1/empty.webp', new Uint8Array());
    expect(await bytesOf('avatars/1/empty.webp')).toMatchObject({ size: 0, bytes: Buffer.alloc(0) });
  });

  it('finds no missing or deleted file; deleting one again is no error', async () => {
    expect([await storage.get('avatars/2/none.webp'), await storage.has('avatars/2/none.webp')]).toEqual([
      undefined,
      false,
    ]);
    await storage.put('avatars/2/c.webp', Buffer.from('c'));
    await storage.delete('avatars/2/c.webp');
    await storage.delete('avatars/2/c.webp');
    expect([await storage.get('avatars/2/c.webp'), await storage.has('avatars/2/c.webp')]).toEqual([undefined, false]);
  });

  it.each([
    '../token-secret.webp',
    'avatars/../../a.webp',
    '/etc/passwd.webp',
    'a.webp',
    'avatars//a.webp',
    'avatars/./a.webp',
    'avatars\\..\\a.webp',
    'avatars/a.webp\0.webp',
    'avatars/%2e%2e/a.webp',
    'avatars/A.webp',
    'avatars/a.constructor',
    'avatars/a.html',
    'avatars/a',
    `avatars/${'a'.repeat(300)}.webp`,
    '',
  ])('refuses the key %j, and touches nothing', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.has(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
  });
}
