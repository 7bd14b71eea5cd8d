/** @jest-environment node */
import type { MetaDescriptor } from 'react-router';
import { pageMeta, siteOrigin } from './page-meta';

const ORIGIN = 'https://khandai.example';
const page = { title: 'Lịch · Khán Đài', description: 'Lịch theo ngày', path: '/lich-thi-dau', origin: ORIGIN };

const find = (meta: MetaDescriptor[], part: object) =>
  meta.filter((one) => Object.entries(part).every(([k, v]) => Reflect.get(one, k) === v));

describe('metadata for search and sharing', () => {
  test('[SH17] (tags) title, description, canonical address, language, Open Graph and card', () => {
    const meta = pageMeta(page);
    const url = `${ORIGIN}/lich-thi-dau`;
    for (const part of [
      { title: page.title },
      { name: 'description', content: page.description },
      { tagName: 'link', rel: 'canonical', href: url },
      { tagName: 'link', rel: 'alternate', hrefLang: 'vi', href: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'vi_VN' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${ORIGIN}/the-khan-dai.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
    ]) {
      expect(find(meta, part)).toHaveLength(1);
    }
  });

  test('a page has one canonical URL, however it was requested', () => {
    const canonical = (path: string) => find(pageMeta({ ...page, path }), { rel: 'canonical' })[0];
    expect(canonical('/')).toMatchObject({ href: `${ORIGIN}/` });
    expect(canonical('/ket-qua/')).toMatchObject({ href: `${ORIGIN}/ket-qua` });
  });

  test('without the site’s origin, tags that need it are omitted', () => {
    const meta = pageMeta({ ...page, origin: undefined, data: [{ '@type': 'Thing' }] });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url|og:image|ld\+json/);
    expect(siteOrigin([undefined, { id: 'root', loaderData: { siteOrigin: ORIGIN } }])).toBe(ORIGIN);
    expect(siteOrigin([{ id: 'root' }])).toBeUndefined();
  });

  test('[SH17] (breadcrumb) lists the path from the home page', () => {
    const meta = pageMeta({ ...page, crumbs: [{ name: 'Lịch thi đấu', path: '/lich-thi-dau' }] });
    expect(JSON.stringify(meta)).toContain(
      '{"@type":"ListItem","position":2,"name":"Lịch thi đấu","item":"https://khandai.example/lich-thi-dau"}',
    );
  });
});
