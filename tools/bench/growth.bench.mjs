// A site of two years: no statement of a public page may be slow or read more with every year, and the history of a room
// is read as fast as in a new one. All matches of ten years are there, because PostgreSQL reads smaller tables whole
// rather than by an index. GROWTH_SCALE sets how many members and messages: 1 is five million messages.
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { startSite } from '../shots/site.mjs';
import { missingServices, start as startServices } from '../test-services.mjs';
import { fill, sizesOf } from './growth/fill.mjs';
import { explained, statementsOf } from './growth/plans.mjs';

const SCALE = Number(process.env.GROWTH_SCALE ?? 0.05);
/** The pages are visited at this part of the age first, and then at the whole age. */
const YOUNG = 1 / 3;
const MAX_MS = 20;
/** A scan that reads the same at every age may read this many times as much: the days differ, and plans too. */
const MAX_GROWTH = 1.5;
/** A scan of so few rows may vary more. */
const FEW_ROWS = 200;
/** Longer than any cache of pages and lists. */
const CACHES_MS = 11_000;
const HALL = 30;
const PAGE = 50;
const CALLS = 60;
const GUESTS = 20;
/**
 * Scans that may grow, each up to a size that its reason gives. Talk of a room is divided by its commentator's matches:
 * the index finds those of this commentator, some 170 a year.
 */
const BOUNDED = [{ relation: 'hosts', where: 'from "hosts" where "hosts"."user_id" = $', maxRows: 2_000 }];
/** Jobs run on a schedule of their own. Without them, the log has statements of pages only. */
const PAGES_ONLY = { SERVE: 'web,api,sockets' };
const ENVIRONMENT = { FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000' };

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
  const site = await startSite({ ...ENVIRONMENT, DATABASE_URL: services.databaseUrl });
  stops.push(() => site.stop());
  const client = new pg.Client(services.databaseUrl);
  await client.connect();
  stops.push(() => client.end());

  await client.query(FIRST_PAGE);
  const empty = await medianOf(() => history(site, {}));
  await client.query('DELETE FROM chat_messages');
  const watched = await startSite({
    ...ENVIRONMENT,
    ...PAGES_ONLY,
    DATABASE_URL: explained(services.databaseUrl),
    REDIS_URL: services.redisUrl,
  });
  stops.push(() => watched.stop());
  const visits = () => statementsOfPages(watched, client, services.databaseLog);
  const [young, whole] = [sizesOf(SCALE, YOUNG), sizesOf(SCALE, 1)];
  await fillTimed(client, young);
  const before = await visits();
  await fillTimed(client, whole, young);
  const pages = await visits();
  const rows = [slowestRow(pages), growthRow(before, pages, whole.fixtures / young.fixtures)];
  return [...rows, ...(await historyRows(site, client, empty)), ...(await searchRows(site))];
}

async function fillTimed(client, sizes, before) {
  const from = Date.now();
  await fill(client, sizes, before);
  print(`Đầy sau ${Math.round((Date.now() - from) / 1000)} giây: ${JSON.stringify(sizes)}`);
}

// One page of messages, for the site without years.
const FIRST_PAGE = `
  INSERT INTO users (username, username_key, display_name) VALUES ('growth', 'growth', 'Minh');
  INSERT INTO chat_messages (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key)
  SELECT ${HALL}, i, i, 'first-' || i, (SELECT user_id FROM users WHERE username_key = 'growth'), 'vao', 'vao', 'vao'
  FROM generate_series(1, ${PAGE}) AS i;`;

async function statementsOfPages(site, client, databaseLog) {
  const one = async (condition) => {
    const { rows } = await client.query(
      `SELECT link FROM fixtures WHERE ${condition} ORDER BY kick_off DESC, fixture_id LIMIT 1`,
    );
    return `/truc-tiep/${rows[0].link}`;
  };
  const hosted = 'fixture_id IN (SELECT fixture_id FROM hosts)';
  const addresses = [
    '/',
    '/truc-tiep',
    '/lich-thi-dau',
    '/lich-truc-tiep',
    '/ket-qua',
    '/ty-le-keo',
    '/lich-thi-dau/giai-so-7',
    '/sitemap-tran-dau.xml',
    '/sitemap-bang-tin.xml',
    '/sitemap-video.xml',
    '/ac/api/chat/room/list-room',
    '/al/api/schedule/anchor',
    '/al/api/schedule/featureMatch?status=3',
    `/al/api/schedule/liveSchedule?date=2001-01-01`,
  ];
  // The newest match may be another one at the next visit, so rooms are known by what they are.
  const rooms = [
    ['/truc-tiep/<begun, hosted>', await one(`${hosted} AND kick_off < now()`)],
    ['/truc-tiep/<coming>', await one(`NOT ${hosted} AND status = 0`)],
  ];
  const visited = [...addresses.map((address) => [address, address]), ...rooms];
  const found = [];
  for (let round = 0; round < 2; round += 1) {
    for (const [name, address] of visited) {
      const before = databaseLog().length;
      const answer = await fetch(site.url + address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      await answer.arrayBuffer();
      // PostgreSQL writes its log after it answers.
      await wait(200);
      for (const statement of statementsOf(databaseLog().slice(before))) found.push({ address: name, ...statement });
    }
    await wait(CACHES_MS);
  }
  return found;
}

/** Of each text the fastest one: the first round plans and reads for the first time. */
const fastest = (found) =>
  [...Map.groupBy(found, ({ text }) => text).values()].map((same) =>
    same.reduce((best, one) => (one.ms < best.ms ? one : best)),
  );

function slowestRow(pages) {
  const statements = fastest(pages);
  const slowest = statements.reduce((most, one) => (one.ms > most.ms ? one : most));
  for (const one of statements.filter(({ ms }) => ms > MAX_MS)) print(`${one.ms} ms ${one.address}: ${one.text}`);
  return {
    what: 'câu lệnh chậm nhất của một trang công khai',
    value: `${slowest.ms.toFixed(1)} ms`,
    target: `≤ ${MAX_MS} ms`,
    met: slowest.ms <= MAX_MS,
    note: `${statements.length} câu lệnh; chậm nhất ở ${slowest.address}`,
  };
}

/** A statement that exists at one age only is compared with no rows at the other. */
function growthRow(before, pages, ages) {
  const earlier = scansOf(before);
  const scans = [...scansOf(pages)].map(([key, rows]) => ({ key, rows, less: earlier.get(key) ?? 0 }));
  const growing = scans.filter(
    (scan) => scan.rows > Math.max(FEW_ROWS, scan.less * MAX_GROWTH) && !BOUNDED.some((bound) => isWithin(bound, scan)),
  );
  for (const { key, rows, less } of growing) print(`${less} → ${rows} dòng ${key}`);
  const widest = scans.reduce((most, one) => (one.rows > most.rows ? one : most));
  return {
    what: `bảng mà trang công khai đọc nhiều hơn khi dữ liệu cũ gấp ${ages.toFixed(1)}`,
    value: `${growing.length}`,
    target: '0',
    met: growing.length === 0,
    note: `${scans.length} lần quét; rộng nhất ${widest.rows} dòng (trước đó ${widest.less}): ${widest.key.slice(0, 60)}`,
  };
}

const isWithin = ({ relation, where, maxRows }, { key, rows }) =>
  key.startsWith(`${relation}: `) && key.includes(where) && rows <= maxRows;

/**
 * Most rows that the scans of a table read in one statement, by table and text. Pages share caches, so a statement may run
 * for one page at one age and for another one later.
 */
function scansOf(found) {
  const most = new Map();
  for (const { text, scans } of found)
    for (const [relation, same] of Map.groupBy(scans, (scan) => scan.relation)) {
      const key = `${relation}: ${text}`;
      const rows = same.reduce((sum, scan) => sum + scan.rows, 0);
      most.set(key, Math.max(most.get(key) ?? 0, rows));
    }
  return most;
}

async function historyRows(site, client, empty) {
  const { rows } = await client.query('SELECT newest_sequence::int AS newest FROM chat_rooms WHERE group_id = $1', [
    HALL,
  ]);
  const first = await medianOf(() => history(site, {}));
  const thousandth = await medianOf(() => history(site, { before: rows[0].newest - 999 * PAGE + 1 }));
  const numbered = await medianOf(() => history(site, { pageNum: 1_000 }));
  const ratio = Math.max(first, thousandth, empty) / Math.min(first, thousandth, empty);
  const shown = [empty, first, thousandth, numbered].map((ms) => ms.toFixed(1));
  return [
    {
      what: 'lịch sử một phòng: chậm nhất so với nhanh nhất, trống và đầy, trang 1 và trang 1.000',
      value: `${ratio.toFixed(2)} lần`,
      target: '≤ 2 lần',
      met: ratio <= 2,
      note: `trang 1 khi trống ${shown[0]} ms, khi đầy ${shown[1]} ms, trang 1.000 theo before ${shown[2]} ms, theo số trang ${shown[3]} ms`,
    },
  ];
}

/** Many guests search at once for a word that no message has. */
async function searchRows(site) {
  const search = () => timed(() => history(site, { searchKeyword: 'khongaiviettunay' }));
  const searches = Promise.all(Array.from({ length: GUESTS }, search));
  const ready = await timed(async () => {
    const answer = await fetch(`${site.url}/readyz`);
    if (!answer.ok) throw new Error(`/readyz answered ${answer.status}.`);
  });
  const slowest = Math.max(...(await searches));
  const rare = await medianOf(() => history(site, { searchKeyword: 'hiem thay' }));
  return [
    {
      what: `${GUESTS} khách cùng tìm một từ không ai viết: lâu nhất`,
      value: `${Math.round(slowest)} ms`,
      target: '≤ 1000 ms',
      met: slowest <= 1000,
      note: `trong lúc đó /readyz trả lời sau ${Math.round(ready)} ms; một từ hiếm, một khách: ${Math.round(rare)} ms`,
    },
  ];
}

async function history(site, rest) {
  const answer = await fetch(`${site.url}/ac/api/chat/message/v2/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ groupId: HALL, pageSize: PAGE, ...rest }),
  });
  if (!answer.ok) throw new Error(`The history answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function medianOf(work) {
  const times = [];
  for (let at = 0; at < CALLS; at += 1) times.push(await timed(work));
  return times.toSorted((a, b) => a - b)[CALLS / 2];
}
