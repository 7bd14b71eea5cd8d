// Cost of a page: from the server's cache compared with a bare Node server with the same bytes, and rendered, compared
// with React alone on the same tree.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../command/build.mjs';
import { startSite } from '../shots/site.mjs';
import { bareRender } from './pages/bare-render.mjs';
import { cpuOf } from './pages/cpu-of.mjs';
import { fullDay } from './pages/full-day.mjs';
import { load } from './pages/http-load.mjs';

const ROUNDS = 4;
const ROUND_MS = 2_000;
const WARM_MS = 2_000;
const RENDERS = 300;
/** After 400 pages V8 still optimizes functions, on threads of its own. A site renders its pages for days. */
const WARM_RENDERS = 1_000;
const AT_A_TIME = 10;
/** In its first minute the demo feed stores its week, which is no cost of a page. */
const FIRST_MINUTE_MS = 60_000;
/** V8 may collect the garbage of earlier work some seconds after it, which is no work of the demo feed. */
const SETTLE_MS = 10_000;
/** The demo feed works in bursts, so a sample of two seconds says little about it. */
const IDLE_MS = 15_000;
const HEADERS = { 'accept-encoding': 'br' };
/** Raises the limit, because one guest sends far more requests here than a real user may. */
const PATIENT = { CALLS_PER_MINUTE: '1000000' };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const { folder, day, matches } = fullDay();
  const site = await startSite(
    { FEED: 'demo', DEMO_SEED: 'dem-258', DEMO_MINUTE: '85', LOG_LEVEL: 'error', ...PATIENT },
    { football: folder },
  );
  try {
    await wait(FIRST_MINUTE_MS);
    const path = `/lich-thi-dau?ngay=${day}`;
    await assertMatches(site, day, matches);
    const rows = await cached(site);
    const home = await uncached(site, { what: '/', path: '/' });
    const full = await uncached(site, { what: `/lich-thi-dau with ${matches} matches`, path });
    const times = (full.page / home.page).toFixed(2);
    return [...rows, home.row, { ...full.row, note: `${full.row.note}; ${times} times the CPU of /` }];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function assertMatches(site, day, matches) {
  const query = new URLSearchParams({ date: day, timezone: 'Asia/Ho_Chi_Minh', pageNum: '1', pageSize: '200' });
  const answer = await fetch(`${site.url}/al/api/schedule/liveSchedule?${query}`);
  const { data } = await answer.json();
  if (data?.total !== matches) throw new Error(`The day has ${data?.total} matches, and should have ${matches}.`);
}

async function cached(site) {
  const idle = await idleOf(site.pid);
  const bare = await bareServer(`${site.url}/`);
  const sides = {
    site: { port: Number(new URL(site.url).port), pid: site.pid, answers: 0, cpu: 0 },
    bare: { port: bare.port, pid: bare.pid, answers: 0, cpu: 0 },
  };
  try {
    for (const { port } of Object.values(sides)) await load({ port, path: '/', headers: HEADERS }, WARM_MS);
    // Alternates the sides, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of Object.values(sides)) {
        const before = cpuOf(side.pid);
        side.answers += await load({ port: side.port, path: '/', headers: HEADERS }, ROUND_MS);
        side.cpu += cpuOf(side.pid) - before;
      }
  } finally {
    bare.stop();
  }
  const perSecond = ({ answers }) => answers / ((ROUNDS * ROUND_MS) / 1000);
  const perCpuSecond = ({ answers, cpu }) => answers / (cpu / 1000);
  // Subtracts the demo feed's CPU time: a site of several processes runs feeds elsewhere, and the bare server has no
  // feed.
  const withoutFeed = perCpuSecond({ ...sides.site, cpu: sides.site.cpu - idle * ROUNDS * ROUND_MS });
  const ratioOf = (rate) => rate(sides.site) / rate(sides.bare);
  const [ratio, byCpu] = [ratioOf(perSecond), ratioOf(perCpuSecond)];
  return [
    {
      what: 'cached guest page /, requests a second against a bare Node server with the same bytes',
      value: ratio.toFixed(2),
      target: '≥ 0.90',
      met: ratio >= 0.9,
      note: `${Math.round(perSecond(sides.site))} and ${Math.round(perSecond(sides.bare))} a second; the site runs its demo feed and makes the page anew meanwhile`,
    },
    {
      what: 'cached guest page /, requests by a second of CPU against the same',
      value: byCpu.toFixed(2),
      target: '≥ 0.80',
      met: byCpu >= 0.8,
      note: `${Math.round(perCpuSecond(sides.site))} and ${Math.round(perCpuSecond(sides.bare))}; without the feed ${(withoutFeed / perCpuSecond(sides.bare)).toFixed(2)}`,
    },
  ];
}

/** Starts a child process that replies with the current reply of this URL: the same headers and the same body. */
async function bareServer(url) {
  // The first request compresses the page, the next gets it from the cache.
  await fetch(url, { headers: HEADERS });
  const { headers, body } = await rawAnswer(url);
  const child = fork(join(import.meta.dirname, 'pages/bare-server.mjs'));
  child.send({ headers, body: body.toString('base64') });
  const [{ port }] = await once(child, 'message');
  return { port, pid: child.pid, stop: () => child.disconnect() };
}

/** Does not use fetch, which would decompress the body. */
async function rawAnswer(url) {
  const { request } = await import('node:http');
  const asked = request(url, { headers: HEADERS }).end();
  const [answer] = await once(asked, 'response');
  const chunks = await answer.toArray();
  // Node adds these headers itself.
  const own = ['date', 'connection', 'keep-alive'];
  const headers = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
  return { headers: headers.flat(), body: Buffer.concat(chunks) };
}

async function uncached(site, { what, path }) {
  const render = await bareRender(`${site.url}${path}`);
  const separator = path.includes('?') ? '&' : '?';
  const nonces = new Set();
  // A parameter that another page reads: it makes a page of its own, and the same tree.
  const ask = async (n) => {
    const reply = await fetch(`${site.url}${path}${separator}blv=${n}`, { headers: HEADERS });
    nonces.add(/'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1]);
    await reply.arrayBuffer();
  };
  const idle = await idleOf(site.pid);
  for (let n = 0; n < WARM_RENDERS; n += 1) {
    await ask(`warm-${n}`);
    render();
  }
  let [busy, busyMs, tree] = [0, 0, 0];
  // Alternates the sides, so that other load on the machine affects both.
  for (let n = 0; n < RENDERS; n += AT_A_TIME) {
    const begun = performance.now();
    busy += await cpuWhile(site.pid, async () => {
      for (let one = n; one < n + AT_A_TIME; one += 1) await ask(one);
    });
    busyMs += performance.now() - begun;
    const before = process.cpuUsage();
    for (let one = 0; one < AT_A_TIME; one += 1) render();
    const { user, system } = process.cpuUsage(before);
    tree += (user + system) / 1000 / RENDERS;
  }
  // Each rendering makes a nonce of its own.
  const rendered = WARM_RENDERS + RENDERS;
  if (nonces.size !== rendered) throw new Error(`Only ${nonces.size} of ${rendered} pages were rendered.`);
  // Subtracts the demo feed's CPU time, which is not part of a page.
  const page = (busy - idle * busyMs) / RENDERS;
  const ratio = page / tree;
  const row = {
    what: `uncached page ${what}, CPU against bare renderToString of the same tree`,
    value: ratio.toFixed(2),
    target: '≤ 2.20',
    met: ratio <= 2.2,
    note: `${page.toFixed(1)} ms and ${tree.toFixed(1)} ms of CPU a page; the page with its data from the database, its routing, its headers and Brotli; the feed's ${(idle * 100).toFixed(0)} % of a core subtracted`,
  };
  return { row, page };
}

/** Cores that the demo feed takes while no page renders. */
async function idleOf(pid) {
  await wait(SETTLE_MS);
  const begun = performance.now();
  const cpu = await cpuWhile(pid, () => wait(IDLE_MS));
  return cpu / (performance.now() - begun);
}

async function cpuWhile(pid, work) {
  const before = cpuOf(pid);
  await work();
  return cpuOf(pid) - before;
}
