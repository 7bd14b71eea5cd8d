import { type Banner, type BannerPosition, BannerType } from '@khandai/contracts';
import { attempt } from './answers';
import type { PageContext } from './page-context';
import { noSite, type SiteData } from './site-data';

/**
 * Loads the texts for search engines, and the banners of a configured domain: its own ones, or the default set. Other hosts
 * have no banners, and the texts of the default domain.
 */
export async function loadSite(
  domain: string | undefined,
  host: string,
  { api, report }: PageContext,
  signal: AbortSignal,
): Promise<SiteData> {
  const seoOf = async (name: string) => {
    const seo = await attempt(
      api.call('GET /other/api/resource/domain/seo', { query: { domain: name } }, signal),
      report,
    );
    return seo.ok ? seo.value : null;
  };
  const others = async () => ({ ...noSite, seo: await seoOf(host) });
  if (domain === undefined) return others();
  const domains = await attempt(api.call('GET /other/api/resource/domain/list', {}, signal), report);
  const known = domains.ok ? domains.value.list.find((one) => one.domain === domain) : undefined;
  if (!known) return others();
  const own = known.bannerType === BannerType.domain ? { domain } : {};
  const banner = async (position: BannerPosition): Promise<Banner | null> => {
    const list = await attempt(api.call('GET /other/api/banner/list', { query: { position, ...own } }, signal), report);
    return (list.ok && list.value[0]) || null;
  };
  const [seo, left, right] = await Promise.all([seoOf(domain), banner('HOME_LEFT'), banner('HOME_RIGHT')]);
  return { domain, seo, left, right };
}
