import type { Banner, DomainSeo } from '@khandai/contracts';

/** Data that depends on the site's host name. */
export interface SiteData {
  /** A configured domain, stored in the cookie DomainCookie; otherwise null. */
  readonly domain: string | null;
  readonly seo: DomainSeo | null;
  readonly left: Banner | null;
  readonly right: Banner | null;
}

export const noSite: SiteData = { domain: null, seo: null, left: null, right: null };

/** Cookie with the configured domain that the user opened. */
export const DOMAIN_COOKIE = 'DomainCookie';
