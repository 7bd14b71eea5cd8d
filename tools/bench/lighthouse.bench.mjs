// Lighthouse scores of common landing pages with its phone preset: the built site in production mode, each page alone,
// the median of five visits.
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildIfNeeded } from '../command/build.mjs';
import { CHROMIUM, FLAGS } from '../shots/browser.mjs';
import { night, pages } from '../shots/pages.mjs';
import { freePort, startSite } from '../shots/site.mjs';

const PAGES = ['home', 'room', 'odds'];
const VISITS = 5;
const MIN_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const site = await startSite({ FEED: 'demo', ...night, LOG_LEVEL: 'error' });
  try {
    const rows = [];
    for (const page of pages.filter(({ name }) => PAGES.includes(name)))
      rows.push(await measure(site.url, await page.path(site.url)));
    return rows;
  } finally {
    await site.stop();
  }
}

async function measure(site, path) {
  // Warms up the server, because one-time work for the first visitor is not the cost of a page.
  await (await fetch(site + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await audit(site + path));
  return rowOf(
    path,
    visits.toSorted((a, b) => speed(a) - speed(b)),
  );
}

/** One visit with a new browser and an empty cache. */
async function audit(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

const speed = ({ categories }) => categories.performance.score;

/** @param {import('lighthouse').Result[]} visits slowest first */
function rowOf(path, visits) {
  const middle = visits[Math.floor(visits.length / 2)];
  const scores = CATEGORIES.map((category) => Math.round(middle.categories[category].score * 100));
  const shift = middle.audits['cumulative-layout-shift'].numericValue;
  return {
    what: `${path}: performance, accessibility, best practices, SEO; layout shift`,
    value: `${scores.join(', ')}; ${Number(shift.toFixed(3))}`,
    target: `≥ ${MIN_SCORE} each; 0`,
    met: scores.every((score) => score >= MIN_SCORE) && shift === 0,
    note: [
      `performance of all visits ${visits.map((visit) => Math.round(speed(visit) * 100)).join(', ')}`,
      TIMES.map((id) => `${middle.audits[id].title} ${Math.round(middle.audits[id].numericValue)} ms`).join(', '),
      `benchmark index ${visits.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ')}`,
      ...findings(middle),
    ].join('; '),
  };
}

/** The audits that cost the page points. */
function findings({ categories, audits }) {
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  return lost.length > 0 ? [`loses points by ${[...new Set(lost)].join(', ')}`] : [];
}
