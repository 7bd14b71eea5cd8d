import { type Site, startSite } from '../support/site.js';

describe('days of matches', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ FEED: 'demo', DEMO_SEED: 'v-league', DEMO_MINUTE: '95' });
  });

  afterAll(async () => {
    await site.stop();
  });

  it.each([
    ['/lich-thi-dau?ngay=abc&loc=%3Cscript%3E&xem=9', 200],
    ['/lich-truc-tiep?ngay=dem-nay&xem=blv', 200],
    ['/ket-qua?ngay=2026-02-30', 200],
    ['/ket-qua/v-league-1', 200],
    ['/lich-thi-dau/bong-da', 200],
    ['/truc-tiep/bong-ro', 200],
    ['/truc-tiep/dua-bi', 200],
    ['/lich-thi-dau/khong-co-giai-nay', 404],
    ['/ket-qua/bong-da/them/nua', 404],
  ])('[SH1] (schedule, live schedule, results, sports) %s answers %d', async (path, status) => {
    const reply = await fetch(site.url + path);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain('Khán Đài');
  });

  it('[SH17] (sitemap, robots on the site) search engines are told of pages that are there', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(xml).toContain(`<loc>${site.url}/lich-thi-dau</loc>`);
    expect(xml).toContain(`<loc>${site.url}/truc-tiep/dua-bi</loc>`);
  });
});
