import type { Banner, DomainSeo } from '@khandai/contracts';

/** What belongs to the name the site was called by. */
export interface SiteData {
  /** A configured domain, kept in the cookie DomainCookie; null elsewhere. */
  readonly domain: string | null;
  readonly seo: DomainSeo | null;
  readonly left: Banner | null;
  readonly right: Banner | null;
}

export const noSite: SiteData = { domain: null, seo: null, left: null, right: null };

/** Cookie that holds the name the site was called by. */
export const DOMAIN_COOKIE = 'DomainCookie';
