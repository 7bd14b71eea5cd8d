import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearLeftFolders, LEFT_MS } from './left-folders.js';

it('folders of killed processes are deleted; those in which something is written, and others, stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khan-dai-left-'));
  const now = Date.now();
  const old = new Date(now - LEFT_MS - 60_000);
  const made = async (name: string, writtenAt: Date) => {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'in'), 'x');
    await utimes(join(folder, name, 'in'), writtenAt, writtenAt);
    // The folder itself is as old as its first file.
    await utimes(join(folder, name), old, old);
  };
  try {
    for (const name of ['check-a', 'video-b', 'other']) await made(name, old);
    await made('video-living', new Date(now - 60_000));
    await clearLeftFolders(folder, now);
    expect((await readdir(folder)).toSorted()).toEqual(['other', 'video-living']);
    await expect(clearLeftFolders(join(folder, 'none'), now)).resolves.toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
