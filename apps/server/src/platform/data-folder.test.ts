import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from './data-folder.js';
import { StartError } from './start-error.js';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'khan-dai-folder-'));
});
afterEach(() => rm(path, { recursive: true }));

const lock = () => join(path, 'khan-dai.lock');
const open = () => DataFolder.open(path, { lock: true });
/** A pid above Linux's maximum, so no process has it. */
const DEAD = JSON.stringify({ pid: 2 ** 30, began: 'once' });

describe('the data folder', () => {
  it('belongs to one process: the next is refused until it is closed', async () => {
    const folder = await open();
    await expect(open()).rejects.toThrow(StartError);
    await folder.close();
    await (await open()).close();
    expect(await readdir(path)).toEqual([]);
  });

  it.each([
    ['of a process that is gone', DEAD],
    ['of a process whose number another has now', JSON.stringify({ pid: process.pid, began: 'an earlier boot' })],
    ['that was never finished', '{"pi'],
  ])('one of many processes takes over a lock %s', async (_name, left) => {
    await writeFile(lock(), left);
    const opened = await Promise.allSettled(Array.from({ length: 12 }, open));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of opened) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(StartError);
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(await readdir(path)).toEqual(['khan-dai.lock']);
  });

  it('does not wait for ever for a process that was killed while it took the lock', async () => {
    const guard = `${lock()}.taking`;
    await writeFile(guard, '');
    await expect(open()).rejects.toThrow('vừa được một Khán Đài khác dùng');
    await utimes(guard, new Date(0), new Date(0));
    await (await open()).close();
  });

  it('creates the secret once, readable by its owner only', async () => {
    const folder = await open();
    const secret = await folder.tokenSecret();
    expect([secret.length >= 32, await folder.tokenSecret()]).toEqual([true, secret]);
    expect((await stat(join(path, 'token-secret'))).mode & 0o777).toBe(0o600);
    await folder.close();
  });

  it('returns the same complete secret to processes that start together', async () => {
    const folders = await Promise.all(Array.from({ length: 12 }, () => DataFolder.open(path, { lock: false })));
    const secrets = await Promise.all(folders.map((folder) => folder.tokenSecret()));
    expect(secrets).toEqual(Array.from({ length: 12 }, () => secrets[0]));
    expect(await readdir(path)).toEqual(['token-secret']);
  });
});
