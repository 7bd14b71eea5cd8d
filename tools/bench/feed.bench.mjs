// The feed with a million posts: a page of every tab and filter reads by indexes alone and few blocks, for readers who
// follow none, 100 and 10,000; a post with many readers reaches them; and a hot post takes 500 reactions a second.
// FEED_SCALE sets the size: 1 is a million posts, five million reactions and 100,000 members.
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { startSite } from '../shots/site.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { members } from './fanout/guests.mjs';
import { fill, follow, makeFamous, sizesOf } from './feed/fill.mjs';
import { hotPost } from './feed/hot-post.mjs';
import { explained, statementsOf } from './growth/plans.mjs';

const SCALE = Number(process.env.FEED_SCALE ?? 1);
const ENVIRONMENT = {
  ...{ FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000' },
  // Both sites take the same tokens.
  TOKEN_SECRET: 'only for this bench, on this machine',
};
/** Jobs run on a schedule of their own. Without them, the log has statements of pages only. */
const PAGES_ONLY = { SERVE: 'web,api,sockets' };
const TABS = { newsfeed: 5, home: 1, event: 2, community: 3, tip: 4 };
const FILTERS = { all: 99, normal: 10, commentator: 20 };
/** Blocks of 8 KiB that one page may read. The most costly page looks at all 1,000 entries of a reader and shows none of them. */
const MAX_BLOCKS = 4_000;
const MAX_MS = 50;
const FOLLOWS = [0, 100, 10_000];
const FOLLOWERS = 50_000;
const HIDDEN = 1_000;
/** The longest list that a reader may have. */
const MUTED = 500;
const PER_SECOND = 500;
const SECONDS = 10;
/** Tables that grow with the community. */
const GROWING = new Set(['posts', 'post_reactions', 'post_counts', 'feed_entries', 'follows', 'friendships', 'users']);

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

  const tokens = await members(new URL(site.url).port, FOLLOWS.length);
  const readers = tokens.map((token, at) => ({ id: userIdOf(token), token, follows: FOLLOWS[at] }));
  const sizes = sizesOf(SCALE);
  const from = Date.now();
  const before = await fill(client, sizes);
  for (const { id, follows } of readers) if (follows > 0) await follow(client, id, before, sizes, follows);
  await client.query('ANALYZE follows, feed_catch_ups');
  print(`Đầy sau ${Math.round((Date.now() - from) / 1000)} giây: ${JSON.stringify(sizes)}`);

  const watched = await startSite({
    ...{ ...ENVIRONMENT, ...PAGES_ONLY },
    ...{ DATABASE_URL: explained(databaseUrl), REDIS_URL: redisUrl },
  });
  stops.push(() => watched.stop());
  const caughtUp = await catchUpRow(watched, readers);
  const pages = await pagesOf(watched, readers, databaseLog);
  return [
    ...pageRows(pages),
    await joinRow(client, readers, pages),
    await hiddenRow(client, watched, readers[0], databaseLog),
    caughtUp,
    await deliveryRow(client, before, sizes),
    ...(await hotRows(databaseUrl, before, sizes)),
  ];
}

const userIdOf = (token) => Number(JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub);

async function list(site, token, query) {
  const answer = await fetch(`${site.url}/au/api/user/newsfeed-list?${new URLSearchParams(query)}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** The first visit enters the posts of all whom a reader follows. */
async function catchUpRow(site, readers) {
  const times = [];
  for (const { token, follows } of readers) {
    const from = performance.now();
    await list(site, token, { type: TABS.home });
    times.push({ follows, ms: performance.now() - from });
  }
  const shown = times.map(({ follows, ms }) => `${follows}: ${Math.round(ms)} ms`).join(', ');
  const slowest = Math.max(...times.map(({ ms }) => ms));
  return {
    what: 'trang đầu sau khi theo dõi 10.000 người một lúc',
    value: `${Math.round(slowest)} ms`,
    target: '≤ 5000 ms',
    met: slowest <= 5_000,
    note: shown,
  };
}

/** What the pages of all tabs and filters read: the first page, one in the middle of all posts, and newer posts. */
async function pagesOf(site, readers, databaseLog) {
  const newest = (await list(site, undefined, {})).list[0].id;
  const places = { đầu: {}, giữa: { cursor: String(Math.round(newest / 2)) }, mới: { newerThan: String(newest - 20) } };
  const found = [];
  for (const reader of [undefined, ...readers])
    for (const [tab, type] of Object.entries(TABS))
      for (const [filter, value] of Object.entries(FILTERS))
        for (const [place, rest] of Object.entries(places)) {
          if (tab === 'home' && reader === undefined) continue;
          const query = { type, filter: value, ...rest };
          const name = `${tab} ${filter} ${place}, ${reader ? `theo dõi ${reader.follows}` : 'khách'}`;
          await list(site, reader?.token, query);
          const start = databaseLog().length;
          await list(site, reader?.token, query);
          // PostgreSQL writes its log after it answers.
          await wait(100);
          const statements = statementsOf(databaseLog().slice(start)).filter(({ scans }) =>
            scans.some(({ relation }) => GROWING.has(relation)),
          );
          found.push({ name, tab, reader, place, statements });
        }
  return found;
}

/** A reader who hid the newest posts and muted those who write most: their page reads past all of these. */
async function hiddenRow(client, site, { id, token }, databaseLog) {
  await client.query(
    `INSERT INTO hidden_posts (user_id, post_id, created_at)
     SELECT $1, post_id, now() FROM posts WHERE visibility = 1 ORDER BY post_id DESC LIMIT ${HIDDEN}`,
    [id],
  );
  await client.query(
    `INSERT INTO muted_authors (user_id, muted_id, created_at)
     SELECT $1, author_id, now() FROM (SELECT author_id FROM posts GROUP BY 1 ORDER BY count(*) DESC LIMIT ${MUTED}) AS loud`,
    [id],
  );
  await client.query('ANALYZE hidden_posts, muted_authors');
  await list(site, token, {});
  const start = databaseLog().length;
  await list(site, token, {});
  await wait(100);
  const statements = statementsOf(databaseLog().slice(start)).filter(({ scans }) =>
    scans.some(({ relation }) => GROWING.has(relation)),
  );
  const blocks = sum(statements, ({ buffers }) => buffers);
  return {
    what: `khối mà trang đầu đọc khi ẩn ${HIDDEN} bài mới nhất và ${MUTED} người viết nhiều nhất`,
    value: `${blocks}`,
    target: `≤ ${2 * MAX_BLOCKS}`,
    met: blocks <= 2 * MAX_BLOCKS,
    note: `${sum(statements, ({ ms }) => ms).toFixed(1)} ms`,
  };
}

const sum = (statements, of) => statements.reduce((total, one) => total + of(one), 0);

function pageRows(pages) {
  const costs = pages.map((page) => ({
    ...page,
    blocks: sum(page.statements, ({ buffers }) => buffers),
    ms: sum(page.statements, ({ ms }) => ms),
    read: page.statements
      .flatMap(({ scans }) => scans)
      .filter(({ relation, type, rows }) => isWhole(type, rows, relation)),
  }));
  for (const { name, blocks, ms, statements } of costs)
    print(`${name}: ${blocks} khối, ${ms.toFixed(1)} ms; ${plansOf(statements)}`);
  const most = costs.reduce((worst, one) => (one.blocks > worst.blocks ? one : worst));
  const slowest = costs.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
  const whole = costs.flatMap(({ name, read }) => read.map(({ relation }) => `${relation} (${name})`));
  return [
    {
      what: `lần đọc cả bảng của ${costs.length} trang`,
      value: `${whole.length}`,
      target: '0',
      met: whole.length === 0,
      ...(whole.length > 0 && { note: whole.slice(0, 3).join('; ') }),
    },
    {
      what: 'khối 8 KiB mà một trang đọc, nhiều nhất',
      value: `${most.blocks}`,
      target: `≤ ${MAX_BLOCKS}`,
      met: most.blocks <= MAX_BLOCKS,
      note: most.name,
    },
    {
      what: 'thời gian trong cơ sở dữ liệu của một trang, lâu nhất',
      value: `${slowest.ms.toFixed(1)} ms`,
      target: `≤ ${MAX_MS} ms`,
      met: slowest.ms <= MAX_MS,
      note: slowest.name,
    },
  ];
}

const isWhole = (type, rows, relation) => type === 'Seq Scan' && rows > 0 && GROWING.has(relation);

const plansOf = (statements) =>
  statements
    .map(
      ({ buffers, scans }) =>
        `[${scans.map(({ relation, type, rows }) => `${type} ${relation} ${rows}`).join(', ')}] ${buffers}`,
    )
    .join(' ');

/** A page of the home feed by a join over the posts of all whom the reader follows, as a comparison. */
async function joinRow(client, readers, pages) {
  const { id, follows } = readers.at(-1);
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${JOIN.replace('$1', String(id))}`);
  const { Plan: plan, 'Execution Time': ms } = rows[0]['QUERY PLAN'][0];
  const joined = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  const own = pages.find(({ tab, place, reader }) => tab === 'home' && place === 'đầu' && reader?.follows === follows);
  const entered = own.statements.find(({ scans }) => scans.some(({ relation }) => relation === 'feed_entries'));
  const { buffers = 0 } = entered ?? {};
  return {
    what: `khối mà một trang riêng đọc khi theo dõi ${follows} người, so với nối bảng lúc đọc`,
    value: `${buffers} so với ${joined}`,
    target: 'ít hơn mười lần',
    met: entered !== undefined && buffers * 10 <= joined,
    note: `nối bảng lúc đọc: ${ms.toFixed(1)} ms; danh sách sẵn: ${entered?.ms.toFixed(1)} ms`,
  };
}

const JOIN = `
  SELECT newest.post_id
  FROM follows, LATERAL (
    SELECT post_id FROM posts WHERE author_id = follows.followed_id AND visibility = 1 ORDER BY post_id DESC LIMIT 11
  ) AS newest
  WHERE follower_id = $1 ORDER BY newest.post_id DESC LIMIT 11`;

async function deliveryRow(client, before, { members: count }) {
  const author = before + 1;
  const followers = Math.min(FOLLOWERS, count - 1);
  await makeFamous(client, author, before, followers);
  const from = performance.now();
  await client.query(
    `WITH made AS (
       INSERT INTO posts (author_id, uuid, type, visibility, content, original, commentator, created_at)
       VALUES ($1, 'feed-famous', 10, 1, 'Vào', 'Vào', false, now()) RETURNING post_id
     ) INSERT INTO feed_deliveries (post_id) SELECT post_id FROM made`,
    [author],
  );
  for (let left = 1; left > 0; await wait(50)) {
    const { rows } = await client.query('SELECT count(*)::int AS left FROM feed_deliveries');
    left = rows[0].left;
  }
  const seconds = (performance.now() - from) / 1_000;
  return {
    what: `một bài đến ${followers} người theo dõi`,
    value: `${seconds.toFixed(1)} s`,
    target: '≤ 30 s',
    met: seconds <= 30,
    note: `${Math.round(followers / seconds)} người mỗi giây, gồm tối đa một giây chờ`,
  };
}

async function hotRows(url, before, { posts, members: count }) {
  const load = { before, members: count, perSecond: PER_SECOND, seconds: SECONDS };
  const single = await hotPost(url, { ...load, postId: posts - 1, parts: 1 });
  const shared = await hotPost(url, { ...load, postId: posts, parts: 16 });
  const shown = ({ p95, waiting, rate }) =>
    `p95 ${p95.toFixed(0)} ms, trung bình ${waiting.toFixed(2)} kết nối chờ khóa, ${Math.round(rate)} mỗi giây`;
  return [
    {
      what: `${PER_SECOND} cảm xúc mỗi giây cho một bài: p95`,
      value: `${shared.p95.toFixed(0)} ms`,
      target: '≤ 100 ms',
      met: shared.p95 <= 100,
      note: `16 dòng: ${shown(shared)}; 1 dòng: ${shown(single)}`,
    },
    {
      what: 'kết nối chờ khóa, mười sáu dòng so với một dòng',
      value: `${shared.waiting.toFixed(2)} so với ${single.waiting.toFixed(2)}`,
      target: '≤ 1/2, hoặc dưới 1',
      met: shared.waiting < 1 || shared.waiting * 2 <= single.waiting,
    },
  ];
}
