// A busy room of 4,000 sockets: the server's cost per delivered message, compared with socket.io and Bun under the same
// load in the same run, alternating. The cost is CPU time of the server's process, which other programs on the machine
// hardly affect. Delays are measured by the clients and need a machine with two idle cores.
import { existsSync } from 'node:fs';
import { buildIfNeeded } from '../command/build.mjs';
import { print, CommandError } from '../command/output.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { startBun, startKhanDai, startSocketIo } from './fanout/contenders.mjs';
import { CrowdProcess } from './fanout/crowd-process.mjs';
import { guests } from './fanout/guests.mjs';
import { neverRead } from './fanout/never-reads.mjs';
import { deliveryRows, memoryRows } from './fanout/rows.mjs';

const SOCKETS = Number(process.env.FANOUT_SOCKETS ?? 4_000);
const ROUNDS = Number(process.env.FANOUT_ROUNDS ?? 3);
const TALKERS = 400;
const WARM_UP = 200;
/** Number of senders in the warm-up before the crowd joins: code that has not run yet is not compiled. */
const FIRST_TALKERS = 40;
/**
 * Two loads: the steady chat of a good match, and the second after a goal. `timesBun` is the wanted ratio of deliveries
 * per second of CPU.
 */
const LOADS = [
  { name: '50 tin/s', perSecond: 50, count: 200, timesBun: 1.5 },
  { name: '200 tin trong một giây', perSecond: 200, count: 200, timesBun: 1.1 },
];
const NEVER_READERS = 5;
/** Upper limit in seconds; a server with idle time disconnects these sockets much earlier. */
const NEVER_READ_S = 60;

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  if (!existsSync('/proc/self/stat')) throw new CommandError('Phép đo này đọc /proc: chỉ chạy trên Linux.');
  buildIfNeeded(['server']);
  const stops = [];
  try {
    return await measure(stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function measure(stops) {
  const lanes = await enter(stops);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const load of LOADS) for (const lane of lanes) rounds.push(await talk(lane, load));
  }
  const [ours] = lanes;
  return [...deliveryRows(rounds, LOADS, lanes), ...memoryRows(lanes, SOCKETS), await slowReaders(ours)];
}

/** Starts all servers, each with its own crowd in the room. */
async function enter(stops) {
  const ours = await lane(await startOurs(stops), stops);
  ours.tokens = await guests(ours.server.port, TALKERS);
  const lanes = [ours, await lane(await startSocketIo(), stops)];
  const bun = await startBun();
  if (bun) lanes.push(await lane(bun, stops));
  else print('Không có Bun cho máy này: bỏ qua so sánh với Bun.');
  for (const one of lanes) await fill(one);
  return lanes;
}

// Uses PostgreSQL, as a site of this size would: storage then runs in another process and is not part of the measured
// CPU time.
async function startOurs(stops) {
  const limits = { SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000' };
  if (missingServices().includes('PostgreSQL')) return startKhanDai(limits);
  const services = await startServices();
  stops.push(services.stop);
  return startKhanDai({ ...limits, FEED: 'none', DATABASE_URL: services.databaseUrl });
}

async function lane(server, stops) {
  const crowd = new CrowdProcess();
  stops.push(async () => {
    crowd.stop();
    await server.stop();
  });
  return { server, crowd, tokens: [''], talker: 0 };
}

async function fill(lane) {
  const { server, crowd } = lane;
  // Some sockets connect and disconnect before the first memory measurement, so that code and tables are warm.
  await open(lane, WARM_UP);
  await crowd.ask('close');
  await open(lane, FIRST_TALKERS + 1);
  await talk({ ...lane, talkers: FIRST_TALKERS }, { ...LOADS[0], name: 'cold' });
  await crowd.ask('close');
  lane.before = await server.memory();
  await open(lane, SOCKETS);
  lane.after = await server.memory();
  print(`${server.kind}: ${SOCKETS} sockets`);
}

const open = ({ server, crowd, tokens }, count) =>
  crowd.ask('open', {
    kind: server.kind,
    port: server.port,
    tokens: Array.from({ length: count }, (_, at) => tokens[at % tokens.length]),
  });

async function talk(lane, { name, perSecond, count }) {
  const { server, crowd, talkers = TALKERS } = lane;
  const before = server.cpu();
  const heard = await crowd.ask('round', { count, perSecond, talkers, talker: lane.talker });
  const cpu = server.cpu() - before;
  lane.talker += count;
  // Other servers may disconnect sockets that fall behind; this site's server must not lose any message.
  if (server.kind === 'khandai' && (heard.heard < count || heard.whole < heard.readers)) {
    throw new Error(`Messages were lost: ${heard.heard} of ${count} came, to ${heard.whole} of ${heard.readers}.`);
  }
  const deliveries = heard.whole * heard.heard;
  print(`${server.kind}, ${name}: ${deliveries} deliveries, ${cpu} ms`);
  return { kind: server.kind, load: name, deliveries, cpu, delays: heard.delays };
}

async function slowReaders({ server, tokens }) {
  const before = await server.memory();
  const ends = await Promise.all(
    Array.from({ length: NEVER_READERS }, (_, at) =>
      neverRead({ port: server.port, token: tokens[at], address: '10.9.0.1', seconds: NEVER_READ_S }),
    ),
  );
  const grown = ((await server.memory()) - before) / 2 ** 20;
  return {
    what: `${NEVER_READERS} socket hỏi mãi mà không đọc: bộ nhớ máy chủ tăng`,
    value: `${grown.toFixed(1)} MiB`,
    target: '≤ 8 MiB',
    met: grown <= 8 && !ends.includes('open'),
    note: `kết thúc: ${ends.map((end) => ({ told: '4408', cut: 'bị ngắt', open: 'còn mở' })[end]).join(', ')}; RSS sau khi thu rác`,
  };
}
