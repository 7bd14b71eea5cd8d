import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');
const MAIN = join(root, 'apps/server/dist/main.js');
const READY_MS = 150_000;

/**
 * Features of the browser's user interface that no journey uses. The suggestions of the address bar are a page with a renderer
 * process of its own, which each new context started: most of the time a context took.
 */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];
/** What Playwright turns off; Chromium obeys only the last `--disable-features`. */
const PLAYWRIGHT_TURNS_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags with which Chromium runs quietly without a network, as root, and plays video by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${[...PLAYWRIGHT_TURNS_OFF, ...UNUSED_FEATURES].join(',')}`,
];

/**
 * Once per run, before the first journey: one Chromium for all of them, and the data folder of an empty site, which every
 * site of the run starts from. A site takes over half of its starting time to make and migrate a database.
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'khan-dai-run-'));
  process.env.E2E_RUN = folder;
  process.once('exit', () => killSites(folder));
  // Without a listener the signal ends this process before its `exit`.
  process.once('SIGTERM', () => process.exit(143));
  const launching = chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  });
  globalThis.journeys = { folder, launching };
  const [server] = await Promise.all([launching, makeEmptySite(folder)]);
  process.env.E2E_BROWSER = server.wsEndpoint();
}

/** Ends the shared sites of a run that was interrupted, which has no teardown. After a teardown the folder is gone. */
export function killSites(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.site.json'))) {
    const entry = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { pid } of [entry, ...entry.former])
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // ESRCH: it has ended already.
        if (error.code !== 'ESRCH') throw error;
      }
  }
}

async function makeEmptySite(folder) {
  if (!existsSync(MAIN)) throw new Error('The site is not built: npx nx run-many -t build -p web,server.');
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      FEED: 'none',
      PORT: '0',
      DATA_DIR: join(folder, 'empty-site'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close');
  const limit = setTimeout(() => child.kill('SIGKILL'), READY_MS);
  // The first line of a server that started is its address.
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGTERM');
  const [code] = await ended;
  clearTimeout(limit);
  if (code !== 0) throw new Error(`the empty site stopped with ${code}:\n${output}`);
}
