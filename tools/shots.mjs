// `npm run shots`: screenshots of every page on phone, tablet and desktop, light and dark, into .shots/: one HTML page
// with all of them (index.html) and one image per page (sheet-<page>.png). `npm run shots -- home live` captures only
// some pages; shots/pages.mjs lists their names.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { buildIfNeeded } from './command/build.mjs';
import { root } from './command/runtime.mjs';
import { runCommand, print, CommandError } from './command/output.mjs';
import { CHROMIUM, FLAGS } from './shots/browser.mjs';
import { crowdedDay } from './shots/crowded-day.mjs';
import { feeds, night, pages, screens, themes } from './shots/pages.mjs';
import { pageSheet, sheet } from './shots/sheet.mjs';
import { startSite } from './shots/site.mjs';

const FOLDER = join(root, '.shots');
const SETTLE_MS = 1500;

await runCommand(async () => {
  const chosen = choose(process.argv.slice(2));
  buildIfNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const shots = [];
  try {
    for (const feed of feeds)
      shots.push(
        ...(await visit(
          browser,
          feed,
          chosen.filter((page) => page.feed === feed),
        )),
      );
    writeFileSync(join(FOLDER, 'index.html'), sheet(shots));
    await drawSheets(browser, shots);
  } finally {
    await browser.close();
  }
  const complaints = shots.reduce((total, shot) => total + shot.complaints.length, 0);
  print(`${shots.length} pictures, ${complaints} complaints of the browser: .shots/index.html`);
});

function choose(names) {
  const unknown = names.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0)
    throw new CommandError(
      `No such page: ${unknown.join(', ')}. There are: ${pages.map(({ name }) => name).join(', ')}.`,
    );
  return names.length > 0 ? pages.filter(({ name }) => names.includes(name)) : pages;
}

/** Captures all pages that use one state of the site. */
async function visit(browser, feed, chosen) {
  if (chosen.length === 0) return [];
  const { env, remove } = feed === 'crowded' ? crowdedDay(Date.now()) : { env: { FEED: feed, ...night } };
  const site = await startSite({ ...env, LOG_LEVEL: 'error' });
  const shots = [];
  try {
    for (const page of chosen) {
      const path = await page.path(site.url);
      const session = await page.session?.(site.url);
      for (const screen of screens.filter(({ name, only }) => !only || page.also?.includes(name)))
        for (const theme of themes)
          shots.push(await take(browser, { ...page, url: `${site.url}${path}`, session }, screen, theme));
      print(`${page.name}: ${path}`);
    }
  } finally {
    await site.stop();
    remove?.();
  }
  return shots;
}

/** Combines the screenshots of each page into one image, which can be viewed without a browser. */
async function drawSheets(browser, shots) {
  const tab = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  for (const name of new Set(shots.map((shot) => shot.name))) {
    const file = join(FOLDER, `sheet-${name}.html`);
    writeFileSync(file, pageSheet(name, shots));
    await tab.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await tab.screenshot({ path: join(FOLDER, `sheet-${name}.png`), fullPage: true });
    rmSync(file);
  }
  await tab.close();
}

async function take(browser, { name, url, act, session }, screen, theme) {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale ?? 1,
    colorScheme: theme,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  const complaints = [];
  try {
    if (session)
      await context.addInitScript((kept) => localStorage.setItem('khandai:session', kept), JSON.stringify(session));
    const tab = await context.newPage();
    tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(url, { waitUntil: 'load' });
    if (screen.text)
      await tab.evaluate((size) => document.documentElement.style.setProperty('font-size', size), screen.text);
    await act?.(tab);
    // Fonts, the first socket frames and a video's first picture arrive after the load event.
    await tab.waitForTimeout(SETTLE_MS);
    const file = `${name}-${screen.name}-${theme}.png`;
    await tab.screenshot({ path: join(FOLDER, file) });
    return { name, screen: screen.name, theme, file, complaints };
  } finally {
    await context.close();
  }
}
