// Lighthouse scores of common landing pages with its phone preset: the built site in production mode, each page alone,
// the median of five visits. On a slow machine a second row scores the same visits with a calibrated CPU multiplier.
import lighthouse, { auditFlowArtifacts } from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildIfNeeded } from '../command/build.mjs';
import { CHROMIUM, FLAGS } from '../shots/browser.mjs';
import { night, pages } from '../shots/pages.mjs';
import { freePort, startSite } from '../shots/site.mjs';

const PAGES = ['home', 'room', 'odds'];
const VISITS = 5;
const MIN_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Lighthouse multiplies CPU times by 4, which it means for machines of this benchmark index or more; for slower ones it advises a
 * lower multiplier (docs/throttling.md of its repository).
 */
const EXPECTED_INDEX = 1_500;
const DEFAULT_MULTIPLIER = 4;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const site = await startSite({ FEED: 'demo', ...night, LOG_LEVEL: 'error' });
  try {
    const rows = [];
    for (const page of pages.filter(({ name }) => PAGES.includes(name)))
      rows.push(...(await measure(site.url, await page.path(site.url))));
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
  return [
    rowOf(
      path,
      visits.map(({ lhr }) => lhr),
    ),
    ...(await calibratedRow(path, visits)),
  ];
}

/** @typedef {{ lhr: import('lighthouse').Result, artifacts: import('lighthouse').Artifacts }} Visit */

/** @param {Visit[]} visits */
async function calibratedRow(path, visits) {
  const index = median(visits.map(({ lhr }) => lhr.environment.benchmarkIndex).toSorted((a, b) => a - b));
  if (index >= EXPECTED_INDEX) return [];
  const multiplier = Number(Math.max(1, (DEFAULT_MULTIPLIER * index) / EXPECTED_INDEX).toFixed(1));
  const scores = [];
  for (const visit of visits) scores.push(Math.round(speed(await auditAgain(visit, multiplier)) * 100));
  const score = median(scores.toSorted((a, b) => a - b));
  return [
    {
      what: `${path}: performance of the same visits, CPU multiplier ${multiplier} instead of ${DEFAULT_MULTIPLIER}`,
      value: String(score),
      target: `≥ ${MIN_SCORE}`,
      met: score >= MIN_SCORE,
      note: `calibrated, because the benchmark index is ${Math.round(index)} and ${DEFAULT_MULTIPLIER} is meant for ${EXPECTED_INDEX} and more; all visits ${scores.join(', ')}`,
    },
  ];
}

/**
 * Audits a visit again as if its CPU were slower by `cpuSlowdownMultiplier`.
 * @param {Visit} visit
 */
async function auditAgain({ artifacts }, cpuSlowdownMultiplier) {
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier };
  const flags = { logLevel: 'error', onlyCategories: CATEGORIES, throttling };
  const gathered = { ...artifacts, settings: { ...artifacts.settings, throttling } };
  const { steps } = await auditFlowArtifacts({ name: 'calibrated', gatherSteps: [{ artifacts: gathered, flags }] });
  return steps[0].lhr;
}

const median = (sorted) => sorted[Math.floor(sorted.length / 2)];

/**
 * One visit with a new browser and an empty cache.
 * @returns {Promise<Visit>}
 */
async function audit(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr, artifacts } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return { lhr, artifacts };
  } finally {
    await browser.close();
  }
}

const speed = ({ categories }) => categories.performance.score;

/** @param {import('lighthouse').Result[]} results */
function rowOf(path, results) {
  const visits = results.toSorted((a, b) => speed(a) - speed(b));
  const middle = median(visits);
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
