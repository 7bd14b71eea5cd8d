// From the provider's answer to the page: 10,000 changed prices of one answer over HTTP, until a socket on the board's topic
// has the last of them; and what an answer with the same rows costs the server's process, as a whole and with one other price
// in it. What the process does meanwhile is measured with empty answers, and taken off. The server uses PostgreSQL where it is
// installed, as a site with so many prices would; with the embedded database (`ODDS_DATABASE=embedded`) its CPU time includes
// the writes.
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError } from '../command/output.mjs';
import { generatedDay } from '../provider/match-day.mjs';
import { ProviderSimulator } from '../provider/simulator.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { userCall } from './user-call.mjs';

const KEY = 'bench';
const MATCHES = 667;
const COMPANIES = [3, 8, 31];
const CATEGORIES = ['handicap', 'overUnder', 'europeOdds', 'handicapHalf', 'overUnderHalf'];
const ROWS = MATCHES * COMPANIES.length * CATEGORIES.length;
const ROUNDS = 5;
/** Answers of each kind in a round. */
const ANSWERS = 4;
const MAX_MS = 500;
/** Unchanged rows may cost this part of changed ones. */
const MAX_PART = 0.1;
const PATIENCE_MS = 120_000;
const CHANGES = 'odds/main/changes';

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  if (!existsSync('/proc/self/stat')) throw new CommandError('Phép đo này đọc /proc: chỉ chạy trên Linux.');
  buildIfNeeded(['server']);
  const matches = generatedDay({ start: Date.now() + 3_600_000, count: MATCHES, everyMinutes: 1 });
  const world = { matches, odds: rowsAt(matches, 0, true), changedOdds: rowsAt(matches, 0, false) };
  const simulator = new ProviderSimulator({ key: KEY, world });
  const url = await simulator.open();
  const isEmbedded = process.env.ODDS_DATABASE === 'embedded' || missingServices().includes('PostgreSQL');
  const services = isEmbedded ? undefined : await startServices();
  const env = { FEED: 'provider', PROVIDER_URL: url, PROVIDER_KEY: KEY };
  const server = await startKhanDai(services ? { ...env, DATABASE_URL: services.databaseUrl } : env);
  try {
    return await measure({ server, simulator, world });
  } finally {
    await server.stop();
    await services?.stop();
    await simulator.close();
  }
}

async function measure({ server, simulator, world }) {
  const board = await openBoard(server.port);
  try {
    // The first rows that the site can price: before, it may not know the matches.
    for (let step = 1; (await round({ server, simulator, world, board, step })) === undefined; step += 1);
    const changed = [];
    const cpu = { idle: [], same: [], one: [] };
    for (let step = 101; step <= 100 + ROUNDS; step += 1) {
      changed.push(await round({ server, simulator, world, board, step }));
      const rows = world.changedOdds;
      // In turns, so that what a change leaves to do is on no single kind of answer.
      for (const kind of inTurns(Object.keys(cpu), step)) {
        world.changedOdds = kind === 'idle' ? {} : rows;
        cpu[kind].push(
          await cpuOfAnswers(server, simulator, kind === 'one' ? () => changeOne(world, step) : undefined),
        );
      }
    }
    const delays = changed.map(({ delay }) => delay);
    const idle = mean(cpu.idle);
    const cost = mean(changed.map(({ cpu: used }) => used)) - 2 * idle;
    const part = (what, list) => {
      const unchanged = mean(list) - idle;
      return {
        ...{ what, value: `${((100 * unchanged) / cost).toFixed(1)} %`, target: `< ${100 * MAX_PART} % của giá đổi` },
        met: unchanged < MAX_PART * cost,
        note: `${unchanged.toFixed(0)} ms so với ${cost.toFixed(0)} ms, thêm vào ${idle.toFixed(0)} ms của một lần trả lời rỗng`,
      };
    };
    return [
      {
        what: `${ROWS} giá đổi, từ lúc nguồn trả lời đến lúc trang có giá cuối cùng`,
        ...{ value: `${median(delays).toFixed(0)} ms`, target: `< ${MAX_MS} ms`, met: median(delays) < MAX_MS },
        note: `giữa ${ROUNDS} lần; nhanh nhất ${Math.min(...delays).toFixed(0)}, chậm nhất ${Math.max(...delays).toFixed(0)}`,
      },
      part(`CPU của một lần trả lời ${ROWS} giá không đổi`, cpu.same),
      part(`CPU của một lần trả lời ${ROWS} giá, chỉ một giá đổi`, cpu.one),
    ];
  } finally {
    board.close();
  }
}

const inTurns = (list, step) => list.map((_, index) => list[(index + step) % list.length]);

/**
 * One answer in which every price is new, after an empty one. Undefined when the site took none of them: it does not know the
 * matches yet. `cpu` is that of both answers, with the history of the prices.
 */
async function round({ server, simulator, world, board, step }) {
  world.changedOdds = {};
  await nextAnswer(simulator);
  await nextAnswer(simulator);
  const before = server.cpu();
  board.expect(step);
  world.changedOdds = rowsAt(world.matches, step, false);
  world.odds = rowsAt(world.matches, step, true);
  const at = await nextAnswer(simulator);
  const done = await Promise.race([board.complete(), wait(step < 100 ? 5_000 : PATIENCE_MS).then(() => undefined)]);
  if (done === undefined && step >= 100) throw new Error('the prices did not arrive');
  await nextAnswer(simulator);
  return done === undefined ? undefined : { delay: done - at, cpu: server.cpu() - before };
}

/**
 * CPU milliseconds per answer while the prices stay.
 * @param {() => void} [beforeEach] changes the next answer
 */
async function cpuOfAnswers(server, simulator, beforeEach = () => undefined) {
  beforeEach();
  await nextAnswer(simulator);
  const before = server.cpu();
  for (let count = 0; count < ANSWERS; count += 1) {
    beforeEach();
    await nextAnswer(simulator);
  }
  return (server.cpu() - before) / ANSWERS;
}

/** Another price in the first row, so that the answer has another text. */
function changeOne(world, step) {
  const [[category, [first, ...others]], ...rest] = Object.entries(world.changedOdds);
  const price = `,${priceAt(step)},`;
  const moved = first.includes(price)
    ? first.replace(price, `,${priceAt(step + 500)},`)
    : first.replace(/,1\.\d+,/, price);
  world.changedOdds = Object.fromEntries([[category, [moved, ...others]], ...rest]);
}

/** Waits for the next request of changed prices, which the simulator answers at once. Returns its time. */
async function nextAnswer(simulator) {
  const count = () => simulator.requests.filter(({ call }) => call === CHANGES).length;
  const seen = count();
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(5))
    if (count() > seen) return simulator.requests.findLast(({ call }) => call === CHANGES).at;
  throw new Error('the site asks for no prices');
}

/** A socket on the topic of the odds board. */
async function openBoard(port) {
  const { guestToken: token } = await userCall(`http://127.0.0.1:${port}`, 'guest-login', {});
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat?token=${token}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the socket did not open')), { once: true });
  });
  socket.send(JSON.stringify({ type: 'sub', topic: 'odds' }));
  let price;
  let missing = 0;
  let finish = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type !== 'odds') return;
    for (const rows of Object.values(frame.rows)) missing -= rows.filter((row) => row.includes(price)).length;
    if (missing <= 0) finish(Date.now());
  });
  return {
    expect: (step) => ([price, missing] = [`,${priceAt(step)},`, ROWS]),
    complete: () => new Promise((resolve) => (finish = resolve)),
    close: () => socket.close(),
  };
}

/** Above 1, so that it fits every category. */
const priceAt = (step) => (1.05 + step / 1_000).toFixed(3);

/** All rows with the price of this step. A full row has the opening price before the current one, and that never changes. */
function rowsAt(matches, step, full) {
  const changedAt = Math.floor(Date.now() / 1_000);
  const opening = pricesAt(0);
  const prices = pricesAt(step);
  const ends = {
    handicap: [false, true, changedAt, false, 2],
    overUnder: [changedAt, false, 2],
    europeOdds: [changedAt, false, 2],
    handicapHalf: [changedAt, 2],
    overUnderHalf: [changedAt, 2],
  };
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      matches.flatMap(({ row }) =>
        COMPANIES.map((company) =>
          [row.matchId, company, ...(full ? opening[category] : []), ...prices[category], ...ends[category]].join(','),
        ),
      ),
    ]),
  );
}

function pricesAt(step) {
  const price = priceAt(step);
  return {
    handicap: ['0.25', price, '0.95'],
    overUnder: ['2.25', price, '0.95'],
    europeOdds: [price, '3.40', '3.10'],
    handicapHalf: ['0.25', price, '0.95'],
    overUnderHalf: ['1', price, '0.95'],
  };
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
