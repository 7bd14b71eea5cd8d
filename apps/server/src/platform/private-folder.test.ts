import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate } from './private-folder.js';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('a private folder', () => {
  let root: string;
  let folder: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'khan-dai-private-'));
    folder = join(root, 'data');
    await mkdir(join(folder, 'postgres', 'wal'), { recursive: true });
    for (const path of [folder, join(folder, 'postgres'), join(folder, 'postgres', 'wal')]) await chmod(path, 0o755);
    await writeFile(join(folder, 'postgres', 'wal', '1'), 'argon2', { mode: 0o666 });
    await chmod(join(folder, 'postgres', 'wal', '1'), 0o666);
  });

  afterEach(() => rm(root, { recursive: true }));

  it('closes an existing folder and everything in it to other users', async () => {
    expect(await makePrivate(folder)).toBe(true);
    const paths = [folder, join(folder, 'postgres'), join(folder, 'postgres', 'wal')];
    expect(await Promise.all(paths.map(modeOf))).toEqual(['700', '700', '700']);
    expect(await modeOf(join(folder, 'postgres', 'wal', '1'))).toBe('600');
  });

  it('does not follow symbolic links out of the folder', async () => {
    const outside = join(root, 'outside');
    await writeFile(outside, '');
    await chmod(outside, 0o644);
    await symlink(outside, join(folder, 'link'));
    await makePrivate(folder);
    expect(await modeOf(outside)).toBe('644');
  });

  it('leaves a folder alone that is private already', async () => {
    await chmod(folder, 0o700);
    await makePrivate(folder);
    expect(await modeOf(join(folder, 'postgres', 'wal', '1'))).toBe('666');
  });
});
