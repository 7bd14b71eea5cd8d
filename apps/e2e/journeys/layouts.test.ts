import type { Fixture } from '@khandai/contracts';
import type { Browser } from 'playwright-core';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';
import { NIGHT, withSite } from '../support/with-site.js';

/** The parts of the frame around the pages of a layout. */
const LAYOUTS = {
  default: { marquee: true, header: true, footer: true },
  secondary: { marquee: false, header: true, footer: true },
  // The secondary one where reels fill the window: nothing is below them.
  reels: { marquee: false, header: true, footer: false },
  clear: { marquee: false, header: true, footer: false },
  // Below the site's bars, which the web view of an app lacks.
  clean: { marquee: false, header: true, footer: false },
  web: { marquee: false, header: false, footer: false },
} as const;

/** The addresses of section 2 of the specification that answer a guest by themselves. */
const ROUTES: readonly (readonly [string, keyof typeof LAYOUTS])[] = [
  ['/', 'default'],
  ['/mb', 'web'],
  ['/mb/tin-tuc', 'web'],
  ['/mb/tai-khoan', 'web'],
  ['/reels', 'reels'],
  ['/doi-bong', 'secondary'],
  ['/giai-dau', 'secondary'],
  ['/ket-qua', 'secondary'],
  ['/ket-qua/bong-da', 'secondary'],
  ['/tin-tuc', 'default'],
  ['/tin-tuc/nhan-dinh', 'default'],
  ['/tip-keo', 'default'],
  ['/bang-tin', 'default'],
  ['/chatroom', 'clean'],
  ['/phan-hoi', 'default'],
  ['/phim-anh', 'default'],
  ['/diem-danh', 'default'],
  ['/highlight', 'default'],
  ['/tai-khoan', 'clear'],
  ['/truc-tiep', 'default'],
  ['/truc-tiep/bong-da', 'default'],
  ['/truc-tiep/bong-ro', 'default'],
  ['/truc-tiep/esport', 'default'],
  ['/truc-tiep/dua-bi', 'default'],
  ['/ty-le-keo', 'default'],
  ['/change-log', 'default'],
  ['/gioi-thieu', 'default'],
  ['/tuyen-dung', 'default'],
  ['/lich-thi-dau', 'default'],
  ['/lich-truc-tiep', 'default'],
  ['/truyen-tranh', 'default'],
  ['/chinh-sach-cookie', 'default'],
  ['/gioi-thieu-ban-be', 'clear'],
  ['/dieu-khoan-su-dung', 'default'],
  ['/nhiem-vu-hang-ngay', 'clear'],
  ['/dieu-kien-va-dieu-khoan', 'default'],
];

describe('the routes of the specification', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  async function answer(path: string) {
    const reply = await fetch(site.url + path);
    const html = await reply.text();
    const frame = {
      marquee: html.includes('aria-label="Thông báo"'),
      header: /<header[ >]/.test(html),
      footer: /<footer[ >]/.test(html),
    };
    return { status: reply.status, frame };
  }

  it.each(ROUTES)(
    '[SH1] (layouts) [SH4] (layouts of all routes) %s answers with its layout: %s',
    async (path, layout) => {
      const { status, frame } = await answer(path);
      expect([status, frame]).toEqual([200, LAYOUTS[layout]]);
    },
  );

  it('[SH1] (layouts of slug pages) pages of one match, article and member have the layout of their section', async () => {
    const members = new Members({ site, browser });
    const { list: live } = await members.get<{ list: Fixture[] }>('/al/api/live/live-total?mode=0');
    // The demo writes it shortly after the start.
    const article = await until(
      async () => (await members.get<{ list: { slug: string }[] }>('/other/api/article/list')).list[0]?.slug,
      'an article',
    );
    const username = 'bo.cuc.trang';
    await members.register(username, 'Bố Cục');
    const pages = [`/truc-tiep/${live[0]?.link}`, `/tin-tuc/${article}`, `/thanh-vien/${username}`];
    for (const path of pages)
      expect([path, await answer(path)]).toEqual([path, { status: 200, frame: LAYOUTS.default }]);
  });
});
