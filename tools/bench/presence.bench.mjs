// 5,000 presence sockets on one process: memory per socket, CPU time per connection, CPU time while all are idle, and a
// check that each user behind them counts once.
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { print, CommandError } from '../command/output.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { CrowdProcess } from './fanout/crowd-process.mjs';
import { members } from './fanout/guests.mjs';

const SOCKETS = Number(process.env.PRESENCE_SOCKETS ?? 5_000);
/** Password hashing is slow by design, so few users register; each opens many sockets. */
const MEMBERS = 250;
const WARM_UP = 500;
/** Two heartbeats. */
const IDLE_MS = 40_000;
const MAX_KIB = 12;
const MAX_OPEN_MS = 5;
const MAX_IDLE_SHARE = 5;
/** Cache lifetime of a list. */
const LIST_MS = 2_500;

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  if (!existsSync('/proc/self/stat')) throw new CommandError('Phép đo này đọc /proc: chỉ chạy trên Linux.');
  buildIfNeeded(['server']);
  const server = await startKhanDai({ SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000' });
  const crowd = new CrowdProcess();
  try {
    return await measure(server, crowd);
  } finally {
    crowd.stop();
    await server.stop();
  }
}

async function measure(server, crowd) {
  const tokens = await members(server.port, MEMBERS);
  print(`${MEMBERS} thành viên đã đăng ký`);
  const open = (count) =>
    crowd.ask('open', {
      kind: 'presence',
      port: server.port,
      tokens: Array.from({ length: count }, (_, at) => tokens[at % MEMBERS]),
    });
  // Some sockets connect and disconnect before the first memory measurement, so that code and tables are warm.
  await open(WARM_UP);
  await crowd.ask('close');
  const before = await server.memory();
  const cpu = server.cpu();
  await open(SOCKETS);
  const opening = server.cpu() - cpu;
  const after = await server.memory();
  print(`${SOCKETS} socket đang mở`);
  const here = await online(server.port);
  const still = server.cpu();
  await wait(IDLE_MS);
  const idle = server.cpu() - still;
  await crowd.ask('close');
  await wait(LIST_MS);
  return rows({ before, after, opening, idle, here, gone: await online(server.port) });
}

async function online(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/au/api/user/online-list?pageSize=1`);
  return (await reply.json()).data.total;
}

function rows({ before, after, opening, idle, here, gone }) {
  const each = (after - before) / SOCKETS / 1024;
  const share = (idle / IDLE_MS) * 100;
  return [
    {
      what: `bộ nhớ cho một socket hiện diện (${SOCKETS} socket)`,
      value: `${each.toFixed(1)} KiB`,
      target: `≤ ${MAX_KIB} KiB`,
      met: each <= MAX_KIB,
      note: `RSS sau khi thu rác: ${(before / 2 ** 20).toFixed(0)} → ${(after / 2 ** 20).toFixed(0)} MiB`,
    },
    {
      what: 'CPU để nhận một socket và ghi nhận thành viên',
      value: `${(opening / SOCKETS).toFixed(2)} ms`,
      target: `≤ ${MAX_OPEN_MS} ms`,
      met: opening / SOCKETS <= MAX_OPEN_MS,
      note: 'kiểm tra token, phiên và tài khoản trong cơ sở dữ liệu nhúng',
    },
    {
      what: `CPU khi ${SOCKETS} socket không làm gì`,
      value: `${share.toFixed(1)} % một nhân`,
      target: `≤ ${MAX_IDLE_SHARE} %`,
      met: share <= MAX_IDLE_SHARE,
      note: `nhịp và ping mỗi 20 giây, đo ${IDLE_MS / 1000} giây`,
    },
    {
      what: 'thành viên được đếm, rồi sau khi mọi socket đóng',
      value: `${here}, ${gone}`,
      target: `${MEMBERS}, 0`,
      met: here === MEMBERS && gone === 0,
      note: `${SOCKETS / MEMBERS} socket mỗi người tính một lần`,
    },
  ];
}
