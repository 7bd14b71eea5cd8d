import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { print } from './output.mjs';

/** Debian packages that the tests need, each with a check for its presence. */
const needed = {
  chromium: () => isOnPath('chromium'),
  ffmpeg: () => isOnPath('ffmpeg'),
  postgresql: () =>
    isOnPath('postgres') || (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0),
  haproxy: () => isOnPath('haproxy') || existsSync('/usr/sbin/haproxy'),
  'redis-server': () => isOnPath('redis-server'),
};

const isOnPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, command)));

const missing = () => Object.keys(needed).filter((name) => !needed[name]());

/**
 * Installs missing packages where that is possible (root on a Debian system), otherwise prints how to install them.
 * @returns {string[]} packages that are still missing
 */
export function provideDebianPackages() {
  const absent = missing();
  if (absent.length === 0) return [];
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    print(`Installing from Debian: ${absent.join(', ')}`);
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...absent);
  }
  const still = missing();
  if (still.length > 0)
    print(
      `Missing: ${still.join(', ')}. To install: sudo apt-get update && sudo apt-get install -y ${still.join(' ')}`,
    );
  return still;
}

function aptGet(...args) {
  const { status, stderr, error } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=400', '-q', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0)
    print(`apt-get ${args[0]} failed: ${error?.message ?? stderr.trim().split('\n').slice(-3).join('\n')}`);
}
