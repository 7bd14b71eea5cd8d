import { BannerType } from '@khandai/contracts';
import type { SiteRepository } from './site-repository.js';

/** Names under which a demo is looked at on the machine that runs it. */
const LOCAL_NAMES = ['localhost', '127.0.0.1'];
const PICTURE = '/banners/dem-vleague.svg';

/** Gives a demo its names and one house banner, drawn by us and marked as simulated, so that banners are seen without an operator. */
export async function seedDemoSite(site: SiteRepository): Promise<void> {
  for (const domain of LOCAL_NAMES) await site.addDomain({ domain, name: 'Khán Đài', bannerType: BannerType.house });
  await site.addBanner({
    position: 'HOME_LEFT',
    imageUrl: PICTURE,
    linkUrl: '/truc-tiep',
    title: 'Banner mô phỏng: Đêm V.League trên Khán Đài, xem trực tiếp có bình luận viên',
  });
}

/** Removes the simulated banner, from a database that once held a demo. */
export const clearDemoSite = (site: SiteRepository): Promise<void> => site.removeBanner(PICTURE);
