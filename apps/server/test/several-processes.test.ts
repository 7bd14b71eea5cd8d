import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith } from './support/service.js';

const ROOT = join(import.meta.dirname, '../../..');
const HAPROXY = '/usr/sbin/haproxy';

/** Runs the built server as a cluster; the output is a table of what became of every message. */
const cluster = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'tools/cluster.mjs'), ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
    );
  });

const test = existsSync(HAPROXY) ? it : it.skip;

describeWith(
  'TEST_DATABASE_URL',
  `three processes behind HAProxy${existsSync(HAPROXY) ? '' : ' (not installed)'}`,
  () => {
    test('[CH2] (what it missed) [CH4] (resend) [CH9] (two processes part) lose and double no message when Redis goes away, when it hangs and when a process is killed, and agree on people, unread messages and limits', async () => {
      const { code, output } = await cluster('outage', 'hang', 'kill');
      // The table says which message was lost, and in which of the three.
      if (code !== 0) throw new Error(output);
      expect(output).toContain('đạt');
    });
  },
);
