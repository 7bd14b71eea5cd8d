// Main-thread time in Chromium of a room in a storm: one hundred messages a second reach the open room of the built site, once at
// the end of the list, and once with a reader further up.
import { chromium } from 'playwright-core';
import { buildIfNeeded } from '../command/build.mjs';
import { CommandError, print } from '../command/output.mjs';
import { startKhanDai } from './fanout/contenders.mjs';
import { CrowdProcess } from './fanout/crowd-process.mjs';
import { guests } from './fanout/guests.mjs';

const PER_SECOND = 100;
const TALKERS = 400;
const SETTLE_MS = 3_000;
const MEASURE_MS = 10_000;
const ROUNDS = Number(process.env.CHAT_RENDER_ROUNDS ?? 3);
const TARGET_MS = 200;
/** Fewer messages than this share of those sent would make the result look better than it is. */
const MIN_SHARE = 0.9;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const LIMITS = { SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000' };

const WINDOWS = [
  { name: 'máy bàn 1280×800', viewport: { width: 1280, height: 800 } },
  { name: 'điện thoại 390×664', viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true },
];

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded(['web', 'server']);
  const server = await startKhanDai(LIMITS);
  const crowd = new CrowdProcess();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const { port } = server;
    const tokens = await guests(port, TALKERS);
    // One more socket never writes: the crowd waits for what it hears.
    await crowd.ask('open', { kind: 'khandai', port, tokens: [...tokens, tokens[0]] });
    const site = { url: `http://127.0.0.1:${port}/chatroom?roomId=30`, browser, crowd, talker: 0 };
    const rows = [];
    for (const window of WINDOWS) for (const away of [false, true]) rows.push(await rowOf(site, window, away));
    return rows;
  } finally {
    await browser.close();
    crowd.stop();
    await server.stop();
  }
}

async function rowOf(site, window, away) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(site, window, away));
  const ms = median(rounds.map((one) => one.ms));
  const rate = median(rounds.map((one) => one.rate));
  const nodes = Math.max(...rounds.map((one) => one.nodes));
  if (rate < PER_SECOND * MIN_SHARE)
    throw new CommandError(`Chỉ ${rate.toFixed(0)} tin mỗi giây đến được trang: máy quá bận để đo.`);
  return {
    what: `${PER_SECOND} tin/giây vào phòng đang mở, ${window.name}, ${away ? 'đang đọc phía trên' : 'ở cuối danh sách'}`,
    value: `${ms.toFixed(0)} ms/giây`,
    target: `< ${TARGET_MS} ms/giây`,
    met: ms < TARGET_MS,
    note: `${rate.toFixed(0)} tin mỗi giây; nhiều nhất ${nodes} tin trong DOM; các lượt: ${rounds.map((one) => one.ms.toFixed(0)).join(', ')}`,
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Main-thread milliseconds per second during a storm. */
async function measure(site, { viewport, isMobile, hasTouch }, away) {
  const page = await site.browser.newPage({ viewport, isMobile, hasTouch });
  const log = page.getByRole('log');
  await page.goto(site.url);
  await log.waitFor();
  const devtools = await page.context().newCDPSession(page);
  // Counts the thread's own CPU time, so that other programs do not affect the result.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let heard = 0;
  page.on('console', () => undefined);
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    heard += response.payloadData.split('"groupMessageId"').length - 1;
  });
  await devtools.send('Network.enable');
  const count = ((SETTLE_MS + MEASURE_MS) / 1_000 + 2) * PER_SECOND;
  const storm = site.crowd.ask('round', { count, perSecond: PER_SECOND, talkers: TALKERS, talker: site.talker });
  site.talker += count;
  await page.waitForTimeout(SETTLE_MS);
  if (away) await log.evaluate((element) => element.scrollBy(0, -600));
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { value } = metrics.find(({ name }) => name === 'TaskDuration');
    return { busy: value, at: await page.evaluate(() => performance.now() / 1_000), heard };
  };
  const before = await read();
  await page.waitForTimeout(MEASURE_MS);
  const after = await read();
  const nodes = await log.getByRole('listitem').count();
  await storm;
  await page.close();
  const seconds = after.at - before.at;
  const ms = ((after.busy - before.busy) * 1_000) / seconds;
  print(`${viewport.width} px${away ? ', further up' : ''}: ${ms.toFixed(0)} ms/s`);
  return { ms, rate: (after.heard - before.heard) / seconds, nodes };
}
