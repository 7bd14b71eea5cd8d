import type { Browser } from 'playwright-core';
import { launch } from './chromium.js';
import { type Site, startSite } from './site.js';

/** A Saturday night of the V.League, matches of every state in it. */
export const NIGHT = { FEED: 'demo', DEMO_SEED: 'v-league', DEMO_MINUTE: '95' } as const;

/** One site and one browser for all journeys of the `describe` that calls this; `begin` gets them, and both end with it. */
export function whileRunning(env: Record<string, string>, begin: (running: { site: Site; browser: Browser }) => void): void {
  let running: { site: Site; browser: Browser } | undefined;

  beforeAll(async () => {
    const [site, browser] = await Promise.all([startSite(env), launch()]);
    running = { site, browser };
    begin(running);
  });

  afterAll(async () => {
    await running?.browser.close();
    await running?.site.stop();
  });
}
