import type { Browser } from 'playwright-core';
import { connect } from './chromium.js';
import { type SharedSite, sharedSite } from './shared-site.js';

/** A Saturday night of the V.League with matches in every state. */
export const NIGHT = { FEED: 'demo', DEMO_SEED: 'v-league', DEMO_MINUTE: '95' } as const;
/** A site without matches. */
export const EMPTY = { FEED: 'none' } as const;

/** The shared site with these variables, and the shared browser, for all journeys of the calling `describe`. */
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
