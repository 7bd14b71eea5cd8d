import { type Banner, type BannerPosition, BannerType } from '@khandai/contracts';
import { attempt } from './answers';
import type { PageContext } from './page-context';
import { noSite, type SiteData } from './site-data';

/**
 * Loads the banners of a configured domain; makes no request without one. A domain with its own banners requests those;
 * every other domain gets the default set.
 */
export async function loadSite(
  domain: string | undefined,
  { api, report }: PageContext,
  signal: AbortSignal,
): Promise<SiteData> {
  if (domain === undefined) return noSite;
  const domains = await attempt(api.call('GET /other/api/resource/domain/list', {}, signal), report);
  const known = domains.ok ? domains.value.list.find((one) => one.domain === domain) : undefined;
  if (!known) return noSite;
  const own = known.bannerType === BannerType.domain ? { domain } : {};
  const banner = async (position: BannerPosition): Promise<Banner | null> => {
    const list = await attempt(api.call('GET /other/api/banner/list', { query: { position, ...own } }, signal), report);
    return (list.ok && list.value[0]) || null;
  };
  const [seo, left, right] = await Promise.all([
    attempt(api.call('GET /other/api/resource/domain/seo', { query: { domain } }, signal), report),
    banner('HOME_LEFT'),
    banner('HOME_RIGHT'),
  ]);
  return { domain, seo: seo.ok ? seo.value : null, left, right };
}
