// Several processes of the built server over one PostgreSQL and one Redis, behind HAProxy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { nodePath, root } from '../command/runtime.mjs';
import { freePort, redisServer, start as startServices } from '../test-services.mjs';

const READY_MS = 120_000;
const SECRET = 'chỉ dùng cho các tiến trình của một lần đo';
/** One machine plays all visitors, so limits per address are out of the way; those per user are the real ones. */
const LIMITS = {
  SOCKETS_PER_ADDRESS: '100000',
  SOCKET_OPENS_PER_MINUTE: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  CALLS_PER_MINUTE: '1000000',
};

/** Path of HAProxy, a Debian package; undefined when it is not installed. */
export const haproxy = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'haproxy'))
    .find((file) => existsSync(file));

/**
 * @typedef {object} Cluster
 * @property {string} url of the site, behind HAProxy
 * @property {{ url: string, child: import('node:child_process').ChildProcess }[]} processes
 * @property {{ up: () => Promise<void>, stop: () => Promise<void>, hang: () => void, resume: () => void }} redis
 * @property {{ hang: () => void, resume: () => void }} databaseLine the connections of the processes to PostgreSQL
 * @property {pg.Pool} database
 * @property {() => Promise<void>} stop
 */

/** @param {{ processes: number }} options @returns {Promise<Cluster>} */
export async function startCluster({ processes: count }) {
  const stops = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-cluster-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const databaseUrl = await newDatabase(stops);
    const redis = await redisServer();
    stops.push(redis.stop);
    const databaseLine = await startDatabaseLine(databaseUrl, folder, stops);
    const port = await freePort();
    const site = { databaseUrl: databaseLine.url, redisUrl: redis.url, origin: `http://127.0.0.1:${port}`, folder };
    // The first one migrates the database.
    const processes = [await startProcess(site, 0, stops)];
    const rest = Array.from({ length: count - 1 }, (_, at) => startProcess(site, at + 1, stops));
    processes.push(...(await Promise.all(rest)));
    await startProxy({ port, folder, processes }, stops);
    const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    stops.push(() => database.end());
    return { url: site.origin, processes, redis, databaseLine, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database of its own: on the server of TEST_DATABASE_URL, else on one that runs as long as the cluster. */
async function newDatabase(stops) {
  const given = process.env.TEST_DATABASE_URL;
  const services = given ? undefined : await startServices();
  if (services) stops.push(services.stop);
  const url = new URL(given ?? services.databaseUrl);
  const name = `cluster_${process.pid}_${Date.now()}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(url, { pathname: name }).href;
}

async function startProcess({ databaseUrl, redisUrl, origin, folder }, at, stops) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(nodePath(), [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...{ PATH, HOME, NODE_ENV: 'production', FEED: 'none', LOG_LEVEL: 'fatal' },
      ...LIMITS,
      ...{ PORT: String(port), DATA_DIR: join(folder, `data-${at}`), TOKEN_SECRET: SECRET },
      ...{ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, TRUST_PROXY: 'loopback', SITE_ORIGIN: origin },
    },
  });
  stops.push(() => end(child, 'SIGTERM'));
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  await until(
    child,
    () => output,
    () => answers(`${url}/readyz`),
  );
  return { url, child };
}

/** New connections leave a process within half a second after it has ended; `redispatch` covers the time before. */
async function startProxy({ port, folder, processes }, stops) {
  const servers = processes.map(({ url }, at) => `  server p${at} ${new URL(url).host} check`);
  const config = `
global
  maxconn 4000
defaults
  mode http
  option redispatch
  option forwardfor
  retries 3
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout tunnel 1h
  timeout check 2s
frontend site
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /healthz
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  await startHaproxy(join(folder, 'site.cfg'), config, stops, () => answers(`http://127.0.0.1:${port}/healthz`));
}

/**
 * Connections to PostgreSQL pass through a HAProxy of their own. While that one is stopped they stay open and nothing
 * answers, as with a server that hangs, and the database itself can still be asked.
 */
async function startDatabaseLine(databaseUrl, folder, stops) {
  const url = new URL(databaseUrl);
  const target = `${url.hostname}:${url.port || 5432}`;
  url.host = `127.0.0.1:${await freePort()}`;
  const config = `
global
  maxconn 400
defaults
  mode tcp
  timeout connect 5s
  timeout client 1h
  timeout server 1h
listen database
  bind ${url.host}
  server database ${target}
`;
  const child = await startHaproxy(join(folder, 'database.cfg'), config, stops, () => accepts(url));
  return { url: url.href, hang: () => void child.kill('SIGSTOP'), resume: () => void child.kill('SIGCONT') };
}

async function startHaproxy(file, config, stops, isReady) {
  await writeFile(file, config);
  const child = spawn(haproxy(), ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  stops.push(() => end(child, 'SIGTERM'));
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  await until(child, () => output, isReady);
  return child;
}

async function until(child, output, isReady) {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline)
      throw new Error(`${child.spawnargs.join(' ')} was not ready in ${READY_MS / 1000} s:\n${output()}`);
    await wait(100);
  }
}

const answers = (url) =>
  fetch(url).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

const accepts = async ({ hostname, port }) => {
  const socket = connect(Number(port), hostname);
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
};

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGCONT');
  child.kill(signal);
  const killing = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await once(child, 'exit');
  clearTimeout(killing);
}
