import type { Browser } from 'playwright-core';
import { connect } from './chromium.js';
import { type SharedSite, sharedSite } from './shared-site.js';

/** A Saturday night of the V.League, matches of every state in it. */
export const NIGHT = { FEED: 'demo', DEMO_SEED: 'v-league', DEMO_MINUTE: '95' } as const;
/** A site without matches. */
export const EMPTY = { FEED: 'none' } as const;

/** The run's site with these variables, and the run's browser, for all journeys of the `describe` that calls this. */
export function withSite(
  env: Record<string, string>,
  setUp: (running: { site: SharedSite; browser: Browser }) => void,
): void {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const [site, connected] = await Promise.all([sharedSite(env), connect()]);
    browser = connected;
    setUp({ site, browser });
  });

  afterAll(() => browser?.close());
}
