// Main-thread time in Chromium of fifty new prices a second, on the site's odds board and on a naive table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = join(import.meta.dirname, 'board');
const SETTLE_MS = 3_000;
const MEASURE_MS = 10_000;
const TARGET_MS = 70;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

export default async function bench() {
  const outDir = await mkdtemp(join(tmpdir(), 'khan-dai-board-'));
  const config = pageConfig(outDir);
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const { port } = server.httpServer.address();
    const cost = (query) => measure(browser, `http://127.0.0.1:${port}/?${query}`);
    const naive = await cost('show=naive');
    const board = await cost('show=board');
    const seen = await cost('show=board&seen');
    return [
      row(
        'Bảng kèo: 819 trận, 9.009 giá, 50 lần đổi mỗi giây',
        board,
        `gấp ${(naive.ms / board.ms).toFixed(1)} lần rẻ hơn bảng ngây thơ`,
      ),
      compared('Bảng kèo khi mọi lần đổi đều rơi vào trận đang thấy', seen),
      compared('Bảng ngây thơ: <table> 1.000 dòng × 9 ô, mỗi ô một observer', naive),
    ];
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

const row = (what, { ms, rate }, note) => ({
  what,
  value: `${ms.toFixed(0)} ms/giây`,
  target: `≤ ${TARGET_MS} ms/giây`,
  met: ms <= TARGET_MS && rate > 45,
  note: `${rate.toFixed(0)} lần đổi mỗi giây; ${note}`,
});

/** A result without a target, for comparison with the board's. */
const compared = (what, { ms, rate }) => ({
  what,
  value: `${ms.toFixed(0)} ms/giây`,
  target: 'để so',
  met: true,
  note: `${rate.toFixed(0)} lần đổi mỗi giây`,
});

const pageConfig = (outDir) => ({
  configFile: false,
  root: PAGE,
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  // Maps each library to its sources, because this folder has no tsconfig with path aliases.
  resolve: { alias: [{ find: /^@khandai\/([\w-]+)$/, replacement: `${ROOT}/libs/$1/src/index.ts` }] },
  build: { outDir, emptyOutDir: true },
});

/** Main-thread milliseconds per second while prices arrive, and the number of prices. */
async function measure(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  await page.locator('tr').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  // Counts the thread's own CPU time, so that other programs do not affect the result.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => globalThis.start());
  await page.waitForTimeout(SETTLE_MS);
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    const { at, updates } = await page.evaluate(() => ({ at: performance.now() / 1_000, updates: globalThis.updates }));
    return { busy: of('TaskDuration'), at, updates };
  };
  const before = await read();
  await page.waitForTimeout(MEASURE_MS);
  const after = await read();
  await page.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const seconds = after.at - before.at;
  return { ms: ((after.busy - before.busy) * 1_000) / seconds, rate: (after.updates - before.updates) / seconds };
}
