import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatedFiles } from './dated-files.js';

describe('files named by their time', () => {
  it('sort in the order of writing, even within one millisecond, and are readable by their owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-dated-'));
    const files = new DatedFiles(folder);
    await Promise.all(Array.from({ length: 50 }, (_, at) => files.write(`text ${at}`, '.txt')));
    const names = (await readdir(folder)).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts).toEqual(Array.from({ length: 50 }, (_, at) => `text ${at}`));
    const facts = await Promise.all(names.map((name) => stat(join(folder, name))));
    expect(facts.every(({ mode }) => (mode & 0o777) === 0o600)).toBe(true);
    await rm(folder, { recursive: true });
  });
});
