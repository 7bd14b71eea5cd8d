import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../src/platform/server-root.js';

const root = join(serverRoot(), '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const section = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rows = section('Held')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('names only files that exist', () => {
    const files = [...page.matchAll(/`((?:apps|libs|tools|docs)\/[^`]+)`/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('says of each row that is held where, and which test shows it', () => {
    expect(rows.filter(([, id, , where, test]) => !where || (!test && id !== '14.2.1'))).toEqual([]);
  });
});
