// `npm run shots`: pictures of every page on phone, tablet and desktop, light and dark, into .shots/ with one sheet.
// `npm run shots -- home live` takes some pages only; their names are in shots/pages.mjs.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildIfNeeded } from './command/build.mjs';
import { root } from './command/runtime.mjs';
import { runCommand, say, Stop } from './command/say.mjs';
import { pages, screens, themes } from './shots/pages.mjs';
import { sheet } from './shots/sheet.mjs';
import { startSite } from './shots/site.mjs';

const FOLDER = join(root, '.shots');
const SETTLE_MS = 1500;
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
];

await runCommand(async () => {
  const chosen = choose(process.argv.slice(2));
  buildIfNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const shots = [];
  try {
    for (const feed of ['demo', 'none'])
      shots.push(
        ...(await visit(
          browser,
          feed,
          chosen.filter((page) => page.feed === feed),
        )),
      );
  } finally {
    await browser.close();
  }
  writeFileSync(join(FOLDER, 'index.html'), sheet(shots));
  const complaints = shots.reduce((total, shot) => total + shot.complaints.length, 0);
  say(`${shots.length} pictures, ${complaints} complaints of the browser: .shots/index.html`);
});

function choose(names) {
  const unknown = names.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Stop(`No such page: ${unknown.join(', ')}. There are: ${pages.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? pages.filter(({ name }) => names.includes(name)) : pages;
}

/** All pictures that one state of the site gives. */
async function visit(browser, feed, chosen) {
  if (chosen.length === 0) return [];
  const site = await startSite({ FEED: feed });
  const shots = [];
  try {
    for (const page of chosen) {
      const path = await page.path(site.url);
      for (const screen of screens)
        for (const theme of themes) shots.push(await take(browser, { ...page, url: `${site.url}${path}` }, screen, theme));
      say(`${page.name}: ${path}`);
    }
  } finally {
    await site.stop();
  }
  return shots;
}

async function take(browser, { name, url }, screen, theme) {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: theme,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  const complaints = [];
  try {
    const tab = await context.newPage();
    tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(url, { waitUntil: 'load' });
    // Fonts, the first socket frames and the first picture of a video come after load.
    await tab.waitForTimeout(SETTLE_MS);
    const file = `${name}-${screen.name}-${theme}.png`;
    await tab.screenshot({ path: join(FOLDER, file) });
    return { name, screen: screen.name, theme, file, complaints };
  } finally {
    await context.close();
  }
}
