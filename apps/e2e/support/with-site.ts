import type { Browser } from 'playwright-core';
import { connect } from './chromium.js';
import { type SharedSite, sharedSite } from './shared-site.js';

/** A Saturday night of the V.League with matches in every state. */
export const NIGHT = { FEED: 'demo', DEMO_SEED: 'v-league', DEMO_MINUTE: '95' } as const;
/** A site without matches, on which one check-in makes an invited member active: no journey lasts for days. */
export const EMPTY = { FEED: 'none', REFERRAL_CHECK_INS: '1' } as const;

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
