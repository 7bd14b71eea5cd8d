import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** A small part of `npm run fuzz`, with a fixed seed so that every run is the same. */
const CASES = '4000';

describe('generated input', () => {
  it('[OD5] (generated rows part) breaks neither the parsers nor the running site, and other users in the room notice nothing', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'tools/fuzz.mjs'), '--built', '--count', CASES],
      {
        cwd: ROOT,
      },
    ).catch((error: { stdout?: string; stderr?: string }) => ({
      stdout: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }));
    expect(stdout).toContain('không tìm thấy lỗi nào');
  });
});
