import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { environment, nodePath, root } from './runtime.mjs';
import { CommandError, print } from './output.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'libs'];

/** The build products that `npm start` runs: source folder, build command, and the file that proves a build exists. */
const products = [
  {
    name: 'web',
    title: 'trang web',
    folder: 'apps/web',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    proof: 'apps/web/build/server/index.js',
  },
  {
    name: 'admin',
    title: 'bàn điều hành',
    folder: 'apps/admin',
    command: ['node_modules/vite/bin/vite.js', 'build'],
    proof: 'apps/admin/dist/index.html',
  },
  {
    name: 'server',
    title: 'máy chủ',
    folder: 'apps/server',
    // Bundled with the server as a chunk that only FEED=demo loads.
    besides: ['apps/demo'],
    command: ['node_modules/vite/bin/vite.js', 'build'],
    proof: 'apps/server/dist/main.js',
  },
];

/**
 * Builds the products whose sources changed since the last build, judged by a hash of their contents.
 * @param {string[]} [names] only these products
 */
export function buildIfNeeded(names = products.map(({ name }) => name)) {
  const shared = fingerprint(root, SHARED);
  for (const product of products.filter(({ name }) => names.includes(name))) {
    const stamp = join(root, '.cache/build', product.name);
    const now = `${shared} ${fingerprint(root, [product.folder, ...(product.besides ?? [])])}`;
    if (existsSync(join(root, product.proof)) && readStamp(stamp) === now) continue;
    print(`Đang dựng ${product.title}…`);
    // Removes the stamp first, so that an interrupted build runs again next time.
    rmSync(stamp, { force: true });
    build(product);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function build({ title, folder, command: [script, ...args] }) {
  const { status, stdout, stderr } = spawnSync(nodePath(), [join(root, script), ...args], {
    cwd: join(root, folder),
    encoding: 'utf8',
    env: environment({ NODE_ENV: 'production' }),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new CommandError(`${whatWentWrong(`${stdout}${stderr}`)}\nKhông dựng được ${title}.`);
}

/** The last lines of a tool's output, without stack frames. */
function whatWentWrong(output) {
  const lines = output.trimEnd().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-20)
    .join('\n');
}
