// The search over a million documents: the time of its statements in PostgreSQL for frequent, rare, short and mistyped words,
// and what the upkeep of the index costs a match night. SEARCH_SCALE sets the size: 1 is a million documents.
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { startSite } from '../shots/site.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { explained, statementsOf } from './growth/plans.mjs';
import { fill, sizesOf } from './search/fill.mjs';

const SCALE = Number(process.env.SEARCH_SCALE ?? 1);
const MAX_MS = 50;
const HOST = 'khandai.example';
const ENVIRONMENT = {
  ...{ FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000', SERVE: 'web,api,sockets' },
  // Each search comes from an address of its own: one address may search once a second.
  ...{ TRUST_PROXY: 'loopback', SITE_ORIGIN: `https://${HOST}` },
};
const SEARCHES = [
  ...[
    'nam dinh',
    'Nam Định',
    'trận bóng',
    'ha noi',
    'fc',
    'na',
    'từ1234',
    'tu1234 nam',
    'xuan son ha noi vua pha luoi',
  ],
  ...['quang hai', 'trận bóng đá đội nam định', 'tran bonh da doi nam dihn', 'thep sanh nam dinhh'],
  ...['bong da viet nam hom nay co gi hot khong', 'abcx defy ghiz klmn opqw rstv xyzq wert'],
  ...['không có gì như vậy', 'xqzwv', '%', '100%'],
];
const TIMES = 5;
const WRITES = 1_000;

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
  const site = await startSite({ ...ENVIRONMENT, DATABASE_URL: explained(databaseUrl), REDIS_URL: redisUrl });
  stops.push(() => site.stop());
  const client = new pg.Client(databaseUrl);
  await client.connect();
  stops.push(() => client.end());

  const from = Date.now();
  const sizes = sizesOf(SCALE);
  await fill(client, sizes);
  const total = Object.values(sizes).reduce((sum, count) => sum + count, 0);
  print(`${total} tài liệu sau ${Math.round((Date.now() - from) / 1000)} giây`);
  return [...(await searchRows(site, databaseLog)), await upkeepRow(client), await goalRow(client)];
}

async function searchRows(site, databaseLog) {
  const rows = [];
  for (const q of SEARCHES) rows.push(await searchRow(site, databaseLog, q));
  return rows;
}

/** The median of some searches, without the first one, which reads from the disk. */
async function searchRow(site, databaseLog, q) {
  const runs = [];
  for (let run = 0; run <= TIMES; run += 1) {
    const start = databaseLog().length;
    const answer = await fetch(`${site.url}/other/api/search?${new URLSearchParams({ q })}`, {
      headers: { 'x-forwarded-for': `198.51.${SEARCHES.indexOf(q)}.${run}`, 'x-forwarded-host': HOST },
    });
    if (!answer.ok) throw new Error(`The search answered ${answer.status}: ${await answer.text()}`);
    const { data } = await answer.json();
    // PostgreSQL writes its log after it answers.
    await wait(150);
    const statements = statementsOf(databaseLog().slice(start)).filter(({ text }) => text.includes('search_documents'));
    const sum = (of) => statements.reduce((all, one) => all + one[of], 0);
    const found = data.groups.reduce((all, group) => all + group.total, 0);
    runs.push({
      ms: sum('ms'),
      blocks: sum('buffers'),
      found,
      statements: statements.length,
      corrected: data.corrected,
    });
  }
  const sorted = runs.slice(1).sort((a, b) => a.ms - b.ms);
  const { ms, blocks, found, statements, corrected } = sorted[Math.floor(sorted.length / 2)];
  const slowest = sorted.at(-1).ms.toFixed(1);
  return {
    what: `tìm “${q}”`,
    value: `${ms.toFixed(1)} ms`,
    target: `< ${MAX_MS} ms`,
    met: ms < MAX_MS,
    note: `chậm nhất ${slowest} ms, ${statements} lệnh, ${blocks} khối, ${found} kết quả${corrected === null ? '' : ` cho “${corrected}”`}`,
  };
}

/** What the index adds to a post. */
async function upkeepRow(client) {
  await client.query(
    "INSERT INTO users (username, username_key, display_name) VALUES ('bench.search', 'bench.search', 'Người viết')",
  );
  const write = async (name) => {
    const from = performance.now();
    for (let i = 0; i < WRITES; i += 1)
      await client.query(
        `INSERT INTO posts (author_id, uuid, type, visibility, content, original, commentator, created_at)
         SELECT user_id, $1, 10, 1, $2, $2, false, now() FROM users WHERE username = 'bench.search'`,
        [`${name}-${i}`, `Bài viết số ${i} về trận Nam Định gặp Hà Nội, bàn thắng phút ${i % 90} thật đẹp`],
      );
    return (performance.now() - from) / WRITES;
  };
  await client.query('ALTER TABLE posts DISABLE TRIGGER USER');
  await write('warm');
  const without = await write('without');
  await client.query('ALTER TABLE posts ENABLE TRIGGER USER');
  const withIndex = await write('with');
  const added = withIndex - without;
  return {
    what: 'giữ chỉ mục khi đăng một bài',
    value: `${added.toFixed(2)} ms`,
    target: '≤ 5 ms',
    met: added <= 5,
    note: `${without.toFixed(2)} ms không có, ${withIndex.toFixed(2)} ms có`,
  };
}

/** A goal changes no text, so it must not write to the index. */
async function goalRow(client) {
  await client.query(`
    INSERT INTO leagues VALUES ('bench', 'Giải thử', 'GT', '#123456');
    INSERT INTO teams VALUES ('bench', 'Đội thử', 'ĐT', 'DT', '#123456', '#654321');
    INSERT INTO fixtures (fixture_id, link, league_id, home_id, away_id, kick_off, origin, updated_at)
      SELECT 'bench-' || i, 'bench-' || i, 'bench', 'bench', 'bench', now(), 'demo', now() FROM generate_series(1, 100) AS i;`);
  const written = async () => {
    // A connection reports what it wrote with a delay.
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query(
      "SELECT n_tup_ins + n_tup_upd AS n FROM pg_stat_user_tables WHERE relname = 'search_documents'",
    );
    return Number(rows[0].n);
  };
  const before = await written();
  for (let goal = 0; goal < 100; goal += 1) await client.query('UPDATE fixtures SET home_score = $1', [goal]);
  const writes = (await written()) - before;
  return {
    what: 'ghi vào chỉ mục khi 100 trận có 100 bàn',
    value: `${writes} dòng`,
    target: '0 dòng',
    met: writes === 0,
  };
}
