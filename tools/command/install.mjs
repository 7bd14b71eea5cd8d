import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './runtime.mjs';
import { CommandError, print } from './output.mjs';

/** Installs exactly the versions in package-lock.json, unless they are already installed. */
export function installIfNeeded() {
  if (isInstalled()) return;
  print('Đang cài các gói cần thiết (lần đầu mất khoảng một phút)…');
  const result = runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.error) throw new CommandError('Không chạy được npm. Hãy cài npm (thường đi cùng Node.js) rồi chạy lại.');
  if (result.status !== 0)
    throw new CommandError(
      `${lastLines(result.stderr)}\nCài gói không thành công. Hãy kiểm tra kết nối mạng rồi chạy lại.`,
    );
}

/** Compares the lockfile with the copy that npm writes into node_modules after an installation. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new CommandError('Thiếu tệp package-lock.json: hãy tải lại mã nguồn.');
  if (!installed) return false;
  // Optional packages are specific to a platform, so most of them are absent on any machine.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }> | undefined} */
function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // A truncated lockfile is unreliable: treats it as missing, so that packages are installed again.
    return undefined;
  }
}

function runNpm(args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] };
  const cli = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path && path.endsWith('.js') && existsSync(path));
  if (cli) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-12).join('\n');
