// The boards of the whole site after a million events: what a page and one's own rank cost PostgreSQL, and an event its
// transaction. RANKINGS_SCALE sets the size: 1 is a million events of 100,000
// members, which leave 900,000 scores.
import pg from 'pg';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { startSite } from '../shots/site.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { explained, statementsOf } from './growth/plans.mjs';
import { members } from './fanout/guests.mjs';
import { setTimeout as wait } from 'node:timers/promises';

const SCALE = Number(process.env.RANKINGS_SCALE ?? 1);
const MEMBERS = Math.round(100_000 * SCALE);
const MAX_MS = 20;
const MAX_WRITE_MS = 5;
const WRITES = 500;
const TIMES = 5;
const BOARDS = ['fan', 'gift', 'streak'];
const PERIODS = ['day', 'week', 'month'];
const ENVIRONMENT = {
  ...{ FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000' },
  // Both sites take the same tokens.
  TOKEN_SECRET: 'only for this bench, on this machine',
};

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  const missing = missingServices();
  if (missing.length > 0) throw new CommandError(`Thiếu ${missing.join(' và ')} cho phép đo này.`);
  buildIfNeeded();
  const stops = [];
  try {
    return await measure(stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function measure(stops) {
  const services = await startServices();
  stops.push(() => services.stop());
  const { databaseUrl, redisUrl, databaseLog } = services;
  const site = await startSite({ ...ENVIRONMENT, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
  stops.push(() => site.stop());
  const client = new pg.Client(databaseUrl);
  await client.connect();
  stops.push(() => client.end());
  const [token] = await members(new URL(site.url).port, 1);
  const from = performance.now();
  await fill(client, userIdOf(token));
  print(`Đầy sau ${Math.round((performance.now() - from) / 1000)} giây.`);
  const write = await writeRow(client);

  const watched = await startSite({
    ...{ ...ENVIRONMENT, SERVE: 'web,api,sockets' },
    ...{ DATABASE_URL: explained(databaseUrl), REDIS_URL: redisUrl },
  });
  stops.push(() => watched.stop());
  const rows = [];
  for (const board of BOARDS)
    for (const period of PERIODS) rows.push(await pageRow(watched, token, databaseLog, { board, period }));
  return [...rows, write];
}

const userIdOf = (token) => Number(JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub);

/**
 * The rows that the events of a period leave, without running their triggers a million times: each member has a score on each
 * board. The reader has the lowest one, so that all others are before them.
 */
async function fill(client, readerId) {
  await client.query(`
    INSERT INTO chat_rooms (group_id, name) VALUES (900001, 'Phòng đo') ON CONFLICT DO NOTHING;
    INSERT INTO users (username, username_key, display_name)
      SELECT 'bench.' || i, 'bench.' || i, 'Người đo ' || i FROM generate_series(1, ${MEMBERS}) AS i;`);
  await client.query(
    `INSERT INTO member_tops (board, period, since, user_id, score)
     SELECT board, period, since, user_id, CASE user_id WHEN $1 THEN 1 ELSE 2 + (random() * 5000)::int END
       FROM users, unnest($2::text[]) AS board, top_periods((now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)
      WHERE username LIKE 'bench.%' OR user_id = $1`,
    [readerId, BOARDS],
  );
  await client.query(`
    INSERT INTO room_tops (group_id, period, since, user_id, minutes)
    SELECT 900001, 'day', (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, user_id, 1
      FROM users WHERE username LIKE 'bench.%' ORDER BY user_id LIMIT ${WRITES}`);
  await client.query('VACUUM ANALYZE member_tops, users, point_accounts, room_tops');
}

/** The median of the time that all statements of a page take. */
async function pageRow(site, token, databaseLog, query) {
  const runs = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const start = databaseLog().length;
    const answer = await fetch(`${site.url}/au/api/ranking/list?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = await answer.json();
    // PostgreSQL writes its log after it answers.
    await wait(100);
    const statements = statementsOf(databaseLog().slice(start)).filter(({ scans }) =>
      scans.some(({ relation }) => relation === 'member_tops'),
    );
    const sum = (key) => statements.reduce((total, one) => total + one[key], 0);
    runs.push({ ms: sum('ms'), blocks: sum('buffers'), length: data.list.length, rank: data.mine?.rank });
  }
  const sorted = runs.slice(1).sort((a, b) => a.ms - b.ms);
  const { ms, blocks, length, rank } = sorted[Math.floor(sorted.length / 2)];
  return {
    what: `trang bảng ${query.board}, ${query.period}`,
    value: `${ms.toFixed(1)} ms`,
    target: `< ${MAX_MS} ms`,
    met: ms < MAX_MS && length > 0,
    note: `chậm nhất ${sorted.at(-1).ms.toFixed(1)} ms, ${blocks} khối, ${length} người, hạng của người đọc ${rank ?? 'không có'}`,
  };
}

/** What the counting adds to an event. */
async function writeRow(client) {
  const write = async () => {
    const from = performance.now();
    for (let i = 1; i <= WRITES; i += 1)
      await client.query(
        `UPDATE room_tops SET minutes = minutes + 10 WHERE group_id = 900001 AND period = 'day'
           AND user_id = (SELECT user_id FROM users WHERE username_key = $1)`,
        [`bench.${i}`],
      );
    return (performance.now() - from) / WRITES;
  };
  await client.query('ALTER TABLE room_tops DISABLE TRIGGER USER');
  await write();
  const without = await write();
  await client.query('ALTER TABLE room_tops ENABLE TRIGGER USER');
  const counted = await write();
  const added = counted - without;
  return {
    what: 'đếm một sự kiện vào các bảng',
    value: `${added.toFixed(2)} ms`,
    target: `≤ ${MAX_WRITE_MS} ms`,
    met: added <= MAX_WRITE_MS,
    note: `${without.toFixed(2)} ms không đếm, ${counted.toFixed(2)} ms có đếm`,
  };
}
