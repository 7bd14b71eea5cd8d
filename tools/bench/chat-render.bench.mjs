// Main-thread time in Chromium of a room in a storm: one hundred messages a second reach the open room of the built site, once at
// the end of the list, and once with a reader further up. A plain list gets the same storm for comparison.
import { chromium } from 'playwright-core';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { openPlainList } from './chat-render/plain-list.mjs';
import { StormSite } from './chat-render/storm-site.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { guests } from './fanout/guests.mjs';

const PER_SECOND = 100;
const SETTLE_MS = 3_000;
const MEASURE_MS = 5_000;
const ROUNDS = Number(process.env.CHAT_RENDER_ROUNDS ?? 2);
const TARGET_MS = 150;
const TARGET_SHARE = 0.5;
/** Fewer messages than this share of those wanted would make the result look better than it is. */
const MIN_SHARE = 0.95;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

/** `open` brings the page to its list; `away` scrolls up. */
const CASES = {
  phone: { what: 'điện thoại 390×664, ở cuối danh sách', window: phone, open: openRoom },
  phoneAway: { what: 'điện thoại 390×664, đang đọc phía trên', window: phone, open: openRoom, away: true },
  desktop: { what: 'máy bàn 1280×800, ở cuối danh sách', window: desktop, open: openRoom },
  desktopAway: { what: 'máy bàn 1280×800, đang đọc phía trên', window: desktop, open: openRoom, away: true },
  plain: { what: 'điện thoại 390×664, danh sách thường', window: phone, open: openPlainList },
};

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded(['web', 'server']);
  const server = await startKhanDai();
  const storms = new StormSite(server.port);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const [token] = await guests(server.port, 1);
    const url = `http://127.0.0.1:${await storms.start()}/chatroom?roomId=30`;
    return rowsOf(await rounds({ url, browser, storms, token }));
  } finally {
    await browser.close();
    storms.stop();
    await server.stop();
  }
}

/** The results of each case. The cases alternate, so that other work on the machine slows all of them alike. */
async function rounds(site) {
  const results = Object.fromEntries(Object.keys(CASES).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, one] of Object.entries(CASES)) results[name].push(await measure(site, one));
  return results;
}

function rowsOf(results) {
  const cost = (name) => median(results[name].map(({ ms }) => ms));
  const share = cost('phone') / cost('plain');
  return [
    ...Object.keys(CASES)
      .filter((name) => name !== 'plain')
      .map((name) => rowOf(CASES[name].what, cost(name), results[name])),
    {
      what: `${PER_SECOND} tin/giây trên điện thoại, so với danh sách thường (mọi tin vào trang ngay, giữ 500 tin)`,
      value: `${share.toFixed(2)} lần`,
      target: `< ${TARGET_SHARE} lần`,
      met: share < TARGET_SHARE,
      note: `danh sách thường: ${cost('plain').toFixed(0)} ms/giây; ${noteOf(results.plain)}`,
    },
  ];
}

const rowOf = (what, ms, results) => ({
  what: `${PER_SECOND} tin/giây vào phòng đang mở, ${what}`,
  value: `${ms.toFixed(0)} ms/giây`,
  target: `< ${TARGET_MS} ms/giây`,
  met: ms < TARGET_MS,
  note: noteOf(results),
});

const noteOf = (results) => {
  const rate = median(results.map((one) => one.rate)).toFixed(0);
  const nodes = Math.max(...results.map((one) => one.nodes));
  return `${rate} tin mỗi giây; nhiều nhất ${nodes} tin trong DOM; các lượt: ${results.map(({ ms }) => ms.toFixed(0)).join(', ')}`;
};

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
};

async function openRoom(page, { url }) {
  await page.goto(url);
  await page.getByRole('log').waitFor();
}

/** Main-thread milliseconds per second during a storm. */
async function measure(site, { what, window, open, away }) {
  const { storms } = site;
  const page = await site.browser.newPage(window);
  await open(page, site);
  while (!storms.hasReader) await page.waitForTimeout(100);
  const log = page.getByRole('log');
  const devtools = await page.context().newCDPSession(page);
  // Counts the thread's own CPU time, so that other programs do not affect the result.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  storms.storm(PER_SECOND);
  await page.waitForTimeout(SETTLE_MS);
  if (away) await log.evaluate((element) => element.scrollBy(0, -600));
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { value } = metrics.find(({ name }) => name === 'TaskDuration');
    return { busy: value, at: performance.now() / 1_000, said: storms.said };
  };
  const before = await read();
  await page.waitForTimeout(MEASURE_MS);
  const after = await read();
  storms.calm();
  // The page has kept up: what came last is there, or is counted.
  const newest = away
    ? page.getByRole('button', { name: /tin mới/ })
    : log.getByText(new RegExp(` ${storms.said - 1}$`));
  await newest.waitFor();
  const nodes = await log.getByRole('listitem').count();
  await page.close();
  const seconds = after.at - before.at;
  const ms = ((after.busy - before.busy) * 1_000) / seconds;
  const rate = (after.said - before.said) / seconds;
  print(`${what}: ${ms.toFixed(0)} ms/giây với ${rate.toFixed(0)} tin mỗi giây`);
  if (rate < PER_SECOND * MIN_SHARE)
    throw new CommandError(`Chỉ ${rate.toFixed(0)} tin mỗi giây đến được trang: máy quá bận để đo.`);
  return { ms, rate, nodes };
}
