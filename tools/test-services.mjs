// A private PostgreSQL and Redis for tests: own folders, free ports, stopped afterwards. The machine's own servers are
// not affected. Debian packages: postgresql, redis-server.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const READY_MS = 30_000;

/**
 * Starts both and returns their URLs, and `databaseLog`, which returns what PostgreSQL has logged so far. Throws an error
 * that names what is missing. With `redisServers` above 1, `redisUrl` has that many URLs, separated by commas.
 * @returns {Promise<{ databaseUrl: string, databaseLog: () => string, redisUrl: string, stop: () => Promise<void> }>}
 */
export async function start({ redisServers = 1 } = {}) {
  const missing = missingServices();
  if (missing.length > 0)
    throw new Error(`Thiếu ${missing.join(' và ')}: cài bằng apt-get install postgresql redis-server.`);
  const folder = await mkdtemp(join(tmpdir(), 'khan-dai-services-'));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const redisUrls = [];
    while (redisUrls.length < redisServers) redisUrls.push(await startRedis(stops));
    const redisUrl = redisUrls.join(',');
    const { url: databaseUrl, log: databaseLog } = await startPostgres(folder, stops);
    return { databaseUrl, databaseLog, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Names of missing programs; empty when all are installed. */
export function missingServices() {
  return [...(postgresBin() ? [] : ['PostgreSQL']), ...(onPath('redis-server') ? [] : ['Redis'])];
}

function postgresBin() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  const own = onPath('initdb');
  return found ?? (own && join(own, '..'));
}

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

async function startPostgres(folder, stops) {
  const bin = postgresBin();
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root; its package creates a user for it.
  const user = process.getuid?.() === 0 ? await userIds('postgres') : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
    },
  );
  // fsync is off because this data does not need to survive the tests.
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output = collect(server);
  stops.push(() => end(server, 'SIGINT'));
  await until(server, output, async () => run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]));
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, log: output };
}

async function startRedis(stops) {
  const redis = await redisServer();
  stops.push(redis.stop);
  return redis.url;
}

/**
 * Starts a private Redis that a test may stop and start again at the same address. `hang` keeps its connections open
 * without an answer until `resume`.
 * @returns {Promise<{ url: string, up: () => Promise<void>, stop: () => Promise<void>, hang: () => void, resume: () => void }>}
 */
export async function redisServer() {
  const port = await freePort();
  let server;
  const up = async () => {
    server = spawn(
      onPath('redis-server'),
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const output = collect(server);
    await until(server, output, async () => {
      if (!output().includes('Ready to accept connections')) throw new Error('not ready');
    });
  };
  await up();
  const stop = () => {
    server.kill('SIGCONT');
    return end(server, 'SIGTERM');
  };
  const hang = () => void server.kill('SIGSTOP');
  const resume = () => void server.kill('SIGCONT');
  return { url: `redis://127.0.0.1:${port}`, up, stop, hang, resume };
}

async function userIds(name) {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  return { uid, gid };
}

function collect(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  return () => text;
}

async function until(child, output, ask) {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}:\n${output()}`);
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline)
      throw new Error(`${child.spawnargs[0]} was not ready in ${READY_MS / 1000} s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
