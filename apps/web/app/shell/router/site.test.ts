import { pageRequest } from '../../../test/page-request';
import { loadSite } from './load-site';
import { pageContext } from './page-context';

const DOMAINS = '/other/api/resource/domain/list';
const BANNERS = '/other/api/banner/list';
const SEO = '/other/api/resource/domain/seo';
const banner = { bannerId: 1, linkUrl: '/truc-tiep', imageUrl: '/banners/a.svg', title: 'A' };
const seo = { siteName: 'Khán Đài', title: 'Đêm nay', description: null, image: null };

function site(bannerType: number, domain: string | undefined = 'khandai.test') {
  const answers = {
    [DOMAINS]: { total: 1, list: [{ domain: 'khandai.test', name: 'Khán Đài', bannerType }] },
    [BANNERS]: [banner],
    [SEO]: seo,
  };
  const { args, asked } = pageRequest('/', answers);
  return { asked, data: loadSite(domain, 'la.test', args.context.get(pageContext), args.request.signal) };
}

describe('what belongs to a domain', () => {
  test('[SH13] (requests) without a domain cookie, and for an unknown domain, no banners are requested', async () => {
    const { args, asked } = pageRequest('/', { [SEO]: seo });
    const { signal } = args.request;
    expect(await loadSite(undefined, 'la.test', args.context.get(pageContext), signal)).toEqual({
      ...{ domain: null, seo, left: null, right: null },
    });
    expect(asked).toEqual([`${SEO}?domain=la.test`]);
    const stranger = site(10, 'nobody.test');
    expect(await stranger.data).toMatchObject({ domain: null, left: null, right: null });
    expect(stranger.asked).toEqual([DOMAINS, `${SEO}?domain=la.test`]);
  });

  test('[SH13] (domain) banners of type 10 are requested by the cookie’s value, all others without one', async () => {
    const own = site(10);
    expect(await own.data).toEqual({ domain: 'khandai.test', seo, left: banner, right: banner });
    const places = (asked: string[]) => asked.filter((url) => url.startsWith(BANNERS));
    expect(places(own.asked)).toEqual([
      `${BANNERS}?position=HOME_LEFT&domain=khandai.test`,
      `${BANNERS}?position=HOME_RIGHT&domain=khandai.test`,
    ]);
    const house = site(20);
    await house.data;
    expect(places(house.asked)).toEqual([`${BANNERS}?position=HOME_LEFT`, `${BANNERS}?position=HOME_RIGHT`]);
  });

  test('[ER3] (banners) a page renders without the data that failed to load', async () => {
    const { args, faults } = pageRequest('/', {
      [DOMAINS]: { total: 1, list: [{ domain: 'a', name: 'A', bannerType: 20 }] },
    });
    expect(await loadSite('a', 'a', args.context.get(pageContext), args.request.signal)).toEqual({
      domain: 'a',
      seo: null,
      left: null,
      right: null,
    });
    expect(faults).toHaveLength(3);
  });
});
