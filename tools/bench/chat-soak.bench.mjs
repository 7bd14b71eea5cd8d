// 10,000 sockets in 50 rooms for ten minutes: messages in every room each second, and sockets that leave and come back all the
// time. The memory of the server must stay flat. CHAT_SOAK_MINUTES sets another length, CHAT_SOAK_TURN_MS the time between
// two messages of a room, for a machine that is too busy for one a second.
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { guests } from './fanout/guests.mjs';

const SOCKETS = Number(process.env.CHAT_SOAK_SOCKETS ?? 10_000);
const MINUTES = Number(process.env.CHAT_SOAK_MINUTES ?? 10);
const ROOMS = 50;
/** Time between two messages of a room. */
const TURN_MS = Number(process.env.CHAT_SOAK_TURN_MS ?? 1_000);
/** A guest may send 11 messages in 30 seconds: each room has as many who take turns. */
const TALKERS_PER_ROOM = 8;
const TOKENS = ROOMS * TALKERS_PER_ROOM;
const AT_ONCE = 50;
/** Sockets that leave and come back with each message of the rooms. */
const RETURNING = 20;
/** A machine that is too busy may lose a reply for good. */
const ENTER_MS = 60_000;
const WARM_UP_S = 20;
const SAMPLE_S = 30;
/** The first samples: buffers and caches grow to their size. */
const WARM_UP_SAMPLES = 4;
/** A leak of one message of 400 bytes per message would be 1.1 MiB a minute. */
const MAX_SLOPE_MIB = 1;
const MAX_GROWTH_MIB = 24;
const MIB = 2 ** 20;
const LIMITS = { SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000', CALLS_PER_MINUTE: '1000000' };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  if (!existsSync('/proc/self/stat')) throw new CommandError('Phép đo này đọc /proc: chỉ chạy trên Linux.');
  if (missingServices().length > 0) throw new CommandError('Phép đo này cần PostgreSQL và Redis.');
  buildIfNeeded(['server']);
  const services = await startServices();
  const urls = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl };
  const server = await startKhanDai({ ...LIMITS, ...urls });
  try {
    return rows(await soak(server, await newRooms(services.databaseUrl)));
  } finally {
    await server.stop();
    await services.stop();
  }
}

async function newRooms(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows: made } = await client.query(
    `INSERT INTO chat_rooms (name) SELECT 'Phòng ' || n FROM generate_series(1, ${ROOMS}) AS n RETURNING group_id`,
  );
  await client.end();
  return made.map(({ group_id: groupId }) => Number(groupId));
}

async function soak(server, groupIds) {
  const tokens = await guests(server.port, TOKENS);
  const crowd = { frames: 0, faults: 0, refused: 0, sockets: [] };
  const open = (at) =>
    enter(server.port, { token: tokens[at % TOKENS], groupId: groupIds[at % ROOMS], number: at, crowd });
  while (crowd.sockets.length < SOCKETS) {
    const first = crowd.sockets.length;
    const count = Math.min(AT_ONCE, SOCKETS - first);
    crowd.sockets.push(...(await Promise.all(Array.from({ length: count }, (_, at) => open(first + at)))));
  }
  print(`${SOCKETS} socket trong ${ROOMS} phòng`);
  await live(WARM_UP_S, { crowd, open });
  const samples = [await sampleOf(server)];
  const frames = crowd.frames;
  const cpu = server.cpu();
  const from = performance.now();
  for (let second = 0; second < MINUTES * 60; second += SAMPLE_S) {
    await live(SAMPLE_S, { crowd, open });
    samples.push(await sampleOf(server));
    const { rss, heap } = samples.at(-1);
    const load = loadavg()[0].toFixed(1);
    print(
      `${((second + SAMPLE_S) / 60).toFixed(1)} phút: ${rss.toFixed(1)} MiB, heap ${heap.toFixed(1)} MiB, tải máy ${load}`,
    );
  }
  const seconds = (performance.now() - from) / 1000;
  const closed = crowd.sockets.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
  const result = {
    samples,
    seconds,
    closed,
    refused: crowd.refused,
    frames: crowd.frames - frames,
    cpu: server.cpu() - cpu,
    faults: crowd.faults,
  };
  for (const { socket } of crowd.sockets) socket.terminate();
  return result;
}

/** Memory in MiB after a garbage collection. */
async function sampleOf(server) {
  const rss = (await server.memory()) / MIB;
  return { rss, heap: server.heap() / MIB, at: performance.now() };
}

/** One turn after another: a message in every room, and some sockets leave and come back. */
async function live(seconds, { crowd, open }) {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    crowd.turn = (crowd.turn ?? 0) + 1;
    for (let room = 0; room < ROOMS; room += 1) {
      const talker = room + ROOMS * (crowd.turn % TALKERS_PER_ROOM);
      crowd.sockets[talker].say(`Vào! Phút ${crowd.turn} của phòng ${room}`);
    }
    const first = TOKENS + ((crowd.turn * RETURNING) % (SOCKETS - TOKENS - RETURNING));
    await Promise.all(
      Array.from({ length: RETURNING }, async (_, at) => {
        crowd.sockets[first + at].socket.close();
        crowd.sockets[first + at] = await open(first + at);
      }),
    );
    await wait(Math.max(0, TURN_MS - (performance.now() - began)));
  }
}

/** Resolves with a socket that is in its room. One that the server closes before that tries again. */
async function enter(port, who) {
  for (;;) {
    const entered = await tryToEnter(port, who);
    if (entered) return entered;
    who.crowd.refused += 1;
    await wait(1_000);
  }
}

/** Resolves with undefined when the socket was closed. */
function tryToEnter(port, { token, groupId, number, crowd }) {
  const headers = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` };
  const url = `ws://127.0.0.1:${port}/chat?token=${token}`;
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  let count = 0;
  const say = (originalMessage) => {
    const uuid = `soak-${token.slice(-12).replaceAll(/[^a-z0-9]/gi, '')}-${Date.now()}-${(count += 1)}`;
    const data = { groupId, originalMessage };
    socket.send(JSON.stringify({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data }));
  };
  return new Promise((resolve, reject) => {
    socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      const head = data.toString('latin1', 0, 40);
      if (head.startsWith('{"type":"messages"')) crowd.frames += 1;
      else if (head.startsWith('{"type":"hello"'))
        socket.send(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId, after: 1_000_000 }));
      else if (head.startsWith('{"type":"sub"')) (clearTimeout(late), resolve({ socket, say }));
      else if (head.startsWith('{"type":"send"') && !data.includes('"code":0,')) crowd.faults += 1;
    });
    const late = setTimeout(() => socket.terminate(), ENTER_MS);
    socket.once('close', () => (clearTimeout(late), resolve(undefined)));
    socket.once('error', reject);
  });
}

/** MiB a minute after the warm-up, by least squares. */
function slope(samples, size) {
  const points = samples.slice(WARM_UP_SAMPLES).map((sample) => [sample.at / 60_000, sample[size]]);
  const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const below = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

function rows({ samples, frames, cpu, faults, seconds, closed, refused }) {
  const growth = samples.at(-1).rss - samples[0].rss;
  const list = (size) => samples.map((sample) => sample[size].toFixed(0)).join(' → ');
  const target = (0.9 * SOCKETS * 1000) / TURN_MS;
  const slopes = ['rss', 'heap'].map((size) => {
    const perMinute = slope(samples, size);
    return {
      what: `${size === 'rss' ? 'bộ nhớ' : 'heap'} tăng mỗi phút, sau ${(WARM_UP_SAMPLES * SAMPLE_S) / 60} phút đầu`,
      value: `${perMinute.toFixed(2)} MiB`,
      target: `≤ ${MAX_SLOPE_MIB} MiB`,
      met: perMinute <= MAX_SLOPE_MIB,
      note: `${list(size)} MiB`,
    };
  });
  return [
    {
      what: `${SOCKETS} socket, ${ROOMS} phòng, ${MINUTES} phút: bộ nhớ máy chủ tăng`,
      value: `${growth.toFixed(1)} MiB`,
      target: `≤ ${MAX_GROWTH_MIB} MiB`,
      met: growth <= MAX_GROWTH_MIB,
      note: `mỗi ${SAMPLE_S} s sau khi thu rác`,
    },
    ...slopes,
    {
      what: 'gói tin đến nơi mỗi giây',
      value: (frames / seconds).toFixed(0),
      target: `≥ ${target.toFixed(0)}`,
      met: frames / seconds >= target,
      note: `máy chủ dùng ${((cpu / (seconds * 1000)) * 100).toFixed(0)} % một lõi; ${RETURNING} socket rời đi và trở lại mỗi ${TURN_MS} ms`,
    },
    {
      what: 'socket bị máy chủ đóng đến lúc cuối',
      value: String(closed),
      target: '0',
      met: closed === 0,
      note: `${refused} lần vào phòng phải thử lại`,
    },
    { what: 'tin không được xác nhận', value: String(faults), target: '0', met: faults === 0 },
  ];
}
