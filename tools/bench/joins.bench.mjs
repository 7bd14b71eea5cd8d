// 10,000 sockets that return to a room after a restart: how long until each has its reply to `sub`, and what that costs
// the server. The sockets are open before; only their subscriptions are measured.
import { existsSync } from 'node:fs';
import { WebSocket } from 'ws';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { guests } from './fanout/guests.mjs';

const SOCKETS = Number(process.env.JOINS_SOCKETS ?? 10_000);
const TOKENS = 400;
const AT_ONCE = 50;
const ROOM = 30;
const MAX_MS = 2_000;
/** What a client sends that has seen all messages: the room is empty. */
const SUB = JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: ROOM, after: 0 });
const LIMITS = { SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000', CALLS_PER_MINUTE: '1000000' };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  if (!existsSync('/proc/self/stat')) throw new CommandError('Phép đo này đọc /proc: chỉ chạy trên Linux.');
  if (missingServices().includes('PostgreSQL')) throw new CommandError('Phép đo này cần PostgreSQL.');
  buildIfNeeded(['server']);
  const services = await startServices();
  const server = await startKhanDai({ ...LIMITS, FEED: 'none', DATABASE_URL: services.databaseUrl });
  try {
    return rows(await measure(server));
  } finally {
    await server.stop();
    await services.stop();
  }
}

async function measure(server) {
  const tokens = await guests(server.port, TOKENS);
  const sockets = [];
  while (sockets.length < SOCKETS) {
    const some = Array.from({ length: Math.min(AT_ONCE, SOCKETS - sockets.length) }, (_, at) =>
      open(server.port, tokens[(sockets.length + at) % TOKENS]),
    );
    sockets.push(...(await Promise.all(some)));
  }
  print(`${SOCKETS} socket đang mở`);
  const cpu = server.cpu();
  const began = performance.now();
  await Promise.all(sockets.map(join));
  const took = performance.now() - began;
  const used = server.cpu() - cpu;
  for (const socket of sockets) socket.terminate();
  return { took, used };
}

/** Resolves with an open socket after its `hello`. */
function open(port, token) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat?token=${token}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}

function join(socket) {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(data);
      if (frame.type !== 'sub') return;
      if (frame.code === 0) resolve();
      else reject(new Error(`A subscription was refused with ${frame.code}.`));
    });
    socket.once('close', (code) => reject(new Error(`A socket closed with ${code}.`)));
    socket.send(SUB);
  });
}

const rows = ({ took, used }) => [
  {
    what: `${SOCKETS} socket vào lại một phòng cùng lúc`,
    value: `${(took / 1000).toFixed(2)} s`,
    target: `≤ ${MAX_MS / 1000} s`,
    met: took <= MAX_MS,
    note: `${used} ms CPU của máy chủ, ${((used * 1000) / SOCKETS).toFixed(0)} µs mỗi sub`,
  },
];
