import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock, settle } from '@khandai/testing';
import { BoundedFolder } from './bounded-folder.js';
import { FolderStorage } from './folder-storage.js';

const BLOCK = 4096;
const ROOM = 32 * BLOCK;
let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'khan-dai-bounded-'));
});
afterEach(() => rm(path, { recursive: true }));

const open = () => new BoundedFolder({ folder: new FolderStorage(path), maxBytes: ROOM, clock: new FakeClock() });
const files = async () => (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.webp'));
const name = (number: number) => `made/${String(number % 7)}/${String(number).padStart(4, '0')}.webp`;

describe('a size-limited folder', () => {
  it('stays within its limit under parallel writes, and keeps the newest files', async () => {
    const folder = open();
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(Array.from({ length: 10 }, (_, at) => folder.put(name(turn * 10 + at), Buffer.alloc(BLOCK))));
    const sizes = await Promise.all((await files()).map(async (file) => (await stat(join(path, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ROOM);
    expect(sizes.length).toBeGreaterThan(16);
    expect(await folder.get(name(0))).toBeUndefined();
    const last = await folder.get(name(199));
    expect(last?.size).toBe(BLOCK);
    last?.body.destroy();
  });

  it('counts files that are still being written', async () => {
    const stored: string[] = [];
    const held: (() => void)[] = [];
    const slow = {
      get: () => Promise.resolve(undefined),
      delete: () => Promise.resolve(),
      put: async (key: string) => {
        await new Promise<void>((resolve) => held.push(resolve));
        stored.push(key);
      },
      trim: (max: number) => {
        stored.splice(0, Math.max(0, stored.length - Math.floor(max / BLOCK)));
        return Promise.resolve(stored.length * BLOCK);
      },
    };
    const folder = new BoundedFolder({ folder: slow, maxBytes: ROOM, clock: new FakeClock() });
    const put = (number: number) => folder.put(name(number), Buffer.alloc(BLOCK));
    const first = Array.from({ length: 32 }, (_, at) => put(at));
    for (const go of held.splice(0, 24)) go();
    await settle();
    const more = [32, 33, 34, 35].map(put);
    await settle();
    expect([stored.length, held.length]).toEqual([20, 12]);
    for (const go of held) go();
    await Promise.all([...first, ...more]);
    expect(stored).toHaveLength(ROOM / BLOCK);
  });

  it('counts each small file as one disk block', async () => {
    const folder = open();
    for (let at = 0; at < 100; at += 1) await folder.put(name(at), Buffer.alloc(1));
    expect((await files()).length).toBeLessThanOrEqual(ROOM / BLOCK);
  });

  it('stores no file that would evict many others', async () => {
    const folder = open();
    await folder.put(name(1), Buffer.alloc(BLOCK));
    await folder.put(name(2), Buffer.alloc(3 * BLOCK));
    expect(await files()).toEqual([name(1)]);
  });

  it('counts the files that were there before', async () => {
    const before = open();
    for (let at = 0; at < 30; at += 1) await before.put(name(at), Buffer.alloc(BLOCK));
    const folder = open();
    await folder.trim();
    for (let at = 30; at < 60; at += 1) await folder.put(name(at), Buffer.alloc(BLOCK));
    expect((await files()).length).toBeLessThanOrEqual(ROOM / BLOCK);
  });
});
