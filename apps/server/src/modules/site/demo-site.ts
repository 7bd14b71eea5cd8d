import { BannerType } from '@khandai/contracts';
import type { SiteRepository } from './site-repository.js';

/** Host names under which a developer opens a local demo. */
const LOCAL_NAMES = ['localhost', '127.0.0.1'];

/** The simulated banners: one of each column. */
const BANNERS = [
  {
    position: 'HOME_LEFT',
    imageUrl: '/banners/dem-vleague.svg',
    linkUrl: '/truc-tiep',
    title: 'Banner mô phỏng: Đêm V.League trên Khán Đài, xem trực tiếp có bình luận viên',
  },
  {
    position: 'HOME_RIGHT',
    imageUrl: '/banners/dat-lich.svg',
    linkUrl: '/lich-truc-tiep',
    title: 'Banner mô phỏng: Đặt lịch trận bạn chờ, Khán Đài nhắc trước giờ bóng lăn 15 phút',
  },
] as const;

/**
 * Adds a demo's host names and two default banners of our own, marked as simulated, so that the demo shows banners
 * without an operator.
 */
export async function seedDemoSite(site: SiteRepository): Promise<void> {
  for (const domain of LOCAL_NAMES) await site.addDomain({ domain, name: 'Khán Đài', bannerType: BannerType.house });
  for (const banner of BANNERS) await site.addBanner(banner);
}

/** Removes the simulated banners from a database that held a demo before. */
export async function clearDemoSite(site: SiteRepository): Promise<void> {
  for (const { imageUrl } of BANNERS) await site.removeBanner(imageUrl);
}
