// JavaScript bytes that a browser loads on a first visit to `/`, and whether code of other pages is among them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { buildIfNeeded } from '../command/build.mjs';
import { root } from '../command/runtime.mjs';
import { CHROMIUM, FLAGS } from '../shots/browser.mjs';
import { startSite } from '../shots/site.mjs';

const MAX_KIB = 192;
const SETTLE_MS = 3_000;
/** The window of the journey that holds the same budget. */
const PHONE = { width: 390, height: 844 };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const site = await startSite({ FEED: 'demo', DEMO_SEED: 'dem-258', DEMO_MINUTE: '85', LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const scripts = await scriptsOf(browser, `${site.url}/`);
    return [bytes(scripts), await ownChunks(scripts)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Every script of one visit, with its transfer size. */
async function scriptsOf(browser, url) {
  const tab = await browser.newPage({ viewport: PHONE });
  const answers = [];
  tab.on('response', (response) => response.request().resourceType() === 'script' && answers.push(response));
  await tab.goto(url, { waitUntil: 'load' });
  // Hydration requests further scripts after the load event.
  await tab.waitForTimeout(SETTLE_MS);
  return Promise.all(
    answers.map(async (response) => ({
      file: new URL(response.url()).pathname,
      encoding: (await response.headerValue('content-encoding')) ?? 'none',
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
}

function bytes(scripts) {
  const kib = scripts.reduce((total, script) => total + script.bytes, 0) / 1024;
  const biggest = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6);
  return {
    what: 'JavaScript of the first load of /, Brotli',
    value: `${kib.toFixed(1)} KiB`,
    target: `≤ ${MAX_KIB} KiB`,
    met: kib <= MAX_KIB,
    note: `${scripts.length} files; ${biggest.map((script) => `${script.file.split('/').at(-1)} ${(script.bytes / 1024).toFixed(1)}`).join(', ')}`,
  };
}

/** Modules of other routes that were loaded too; a layout belongs to every page below it. */
async function ownChunks(scripts) {
  const { assets } = await import(pathToFileURL(join(root, 'apps/web/build/server/index.js')).href);
  const routes = Object.values(assets.routes);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const pages = routes.filter(({ id, index }) => !parents.has(id) && !index);
  const loaded = new Set(scripts.map(({ file }) => file));
  const carried = pages.filter(({ module }) => loaded.has(module)).map(({ id }) => id);
  const modules = new Set(routes.map(({ module }) => module));
  return {
    what: 'modules of other pages that / loads',
    value: String(carried.length),
    target: '0',
    met: carried.length === 0,
    note: `${routes.length} routes in ${modules.size} modules (pages of one kind share theirs)${carried.length > 0 ? `; carried along: ${carried.join(', ')}` : ''}`,
  };
}
