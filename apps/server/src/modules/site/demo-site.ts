import { BannerType } from '@khandai/contracts';
import type { SiteRepository } from './site-repository.js';

/** Host names under which a developer opens a local demo. */
const LOCAL_NAMES = ['localhost', '127.0.0.1'];
const PICTURE = '/banners/dem-vleague.svg';

/**
 * Adds a demo's host names and one default banner of our own, marked as simulated, so that the demo shows banners
 * without an operator.
 */
export async function seedDemoSite(site: SiteRepository): Promise<void> {
  for (const domain of LOCAL_NAMES) await site.addDomain({ domain, name: 'Khán Đài', bannerType: BannerType.house });
  await site.addBanner({
    position: 'HOME_LEFT',
    imageUrl: PICTURE,
    linkUrl: '/truc-tiep',
    title: 'Banner mô phỏng: Đêm V.League trên Khán Đài, xem trực tiếp có bình luận viên',
  });
}

/** Removes the simulated banner from a database that held a demo before. */
export const clearDemoSite = (site: SiteRepository): Promise<void> => site.removeBanner(PICTURE);
