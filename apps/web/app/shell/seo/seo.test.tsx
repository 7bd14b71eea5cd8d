/** @jest-environment node */
import type { MetaDescriptor } from 'react-router';
import { drawnImage, pageMeta, siteMeta } from './page-meta';
import { worded } from './seo-template';
import { webSite } from './structured-data';

const ORIGIN = 'https://khandai.example';
const page = {
  title: 'Lịch · Khán Đài',
  description: 'Lịch theo ngày',
  path: '/lich-thi-dau',
  site: { origin: ORIGIN },
};

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

  test('[SH17] (oembed, link) a page that others may embed says where to ask how', () => {
    const href = `${ORIGIN}/oembed?url=https%3A%2F%2Fkhandai.example%2Flich-thi-dau`;
    expect(find(pageMeta({ ...page, embeddable: true }), { type: 'application/json+oembed', href })).toHaveLength(1);
    expect(find(pageMeta(page), { type: 'application/json+oembed' })).toEqual([]);
  });

  test('a page has one canonical URL, however it was requested', () => {
    const canonical = (path: string) => find(pageMeta({ ...page, path }), { rel: 'canonical' })[0];
    expect(canonical('/')).toMatchObject({ href: `${ORIGIN}/` });
    expect(canonical('/ket-qua/')).toMatchObject({ href: `${ORIGIN}/ket-qua` });
  });

  test('without the site’s origin, tags that need it are omitted', () => {
    const meta = pageMeta({ ...page, site: { origin: undefined }, data: [{ '@type': 'Thing' }] });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url|og:image|ld\+json/);
    expect(siteMeta([undefined, { id: 'root', loaderData: { siteOrigin: ORIGIN } }]).origin).toBe(ORIGIN);
    expect(siteMeta([{ id: 'root' }]).origin).toBeUndefined();
  });

  describe('what the operator has set for the domain', () => {
    const seo = { siteName: 'Bóng Đêm', title: 'Bóng đá đêm nay', description: 'Trận hay', image: '/dem.png' };
    const site = siteMeta([{ id: 'root', loaderData: { siteOrigin: ORIGIN, site: { seo } } }]);
    const image = `${ORIGIN}/dem.png`;

    test('[SH17] (domain, home) title and description are the home page’s', () => {
      const meta = pageMeta({ ...page, path: '/', site });
      for (const part of [
        { title: seo.title },
        { name: 'description', content: seo.description },
        { property: 'og:title', content: seo.title },
        { name: 'twitter:description', content: seo.description },
        { property: 'og:image', content: image },
      ]) {
        expect(find(meta, part)).toHaveLength(1);
      }
    });

    test('[SH17] (domain, pages) name and picture are every page’s, with the page’s own title and description', () => {
      const meta = pageMeta({ ...page, site, crumbs: [{ name: 'Lịch', path: '/lich-thi-dau' }] });
      for (const part of [
        { title: 'Lịch · Bóng Đêm' },
        { property: 'og:title', content: 'Lịch · Bóng Đêm' },
        { name: 'description', content: page.description },
        { property: 'og:site_name', content: seo.siteName },
        { property: 'og:image', content: image },
        { name: 'twitter:image', content: image },
      ]) {
        expect(find(meta, part)).toHaveLength(1);
      }
      // The size is that of the site's own picture.
      expect(JSON.stringify(meta)).not.toMatch(/og:image:width|Khán Đài/);
      expect(webSite(ORIGIN, seo.siteName)).toMatchObject({ name: seo.siteName });
    });

    test('[SH17] (drawn picture) a page’s own picture replaces that of the domain, with its size', () => {
      const meta = pageMeta({ ...page, site, image: drawnImage('tran', 'a-vs-b-1', '3.2-1') });
      for (const part of [
        { property: 'og:image', content: `${ORIGIN}/the/tran/a-vs-b-1.png?v=3.2-1` },
        { property: 'og:image:width', content: '1200' },
        { name: 'twitter:image', content: `${ORIGIN}/the/tran/a-vs-b-1.png?v=3.2-1` },
      ]) {
        expect(find(meta, part)).toHaveLength(1);
      }
    });

    test('a picture of another host keeps its address; a name alone replaces the site’s in the home page’s title', () => {
      const picture = 'https://cdn.khandai.example/x.png';
      const named = {
        origin: ORIGIN,
        seo: { siteName: 'Bóng Đêm', title: null, description: null, image: picture, templates: {} },
      };
      const meta = pageMeta({ ...page, title: 'Khán Đài: bóng đá của Khán Đài nhỏ', path: '/', site: named });
      expect(find(meta, { property: 'og:image', content: picture })).toHaveLength(1);
      expect(find(meta, { title: 'Bóng Đêm: bóng đá của Khán Đài nhỏ' })).toHaveLength(1);
      expect(find(meta, { name: 'description', content: page.description })).toHaveLength(1);
    });
  });

  test('[SH17] (breadcrumb) lists the path from the home page', () => {
    const meta = pageMeta({ ...page, crumbs: [{ name: 'Lịch thi đấu', path: '/lich-thi-dau' }] });
    expect(JSON.stringify(meta)).toContain(
      '{"@type":"ListItem","position":2,"name":"Lịch thi đấu","item":"https://khandai.example/lich-thi-dau"}',
    );
  });
});

describe('what the operator has set for a kind of page', () => {
  const seo = {
    ...{ siteName: 'Bóng Đêm', title: null, description: null, image: null },
    templates: {
      match: { title: 'Xem {home} vs {away} {date} | {site}', description: null },
      article: { title: null, description: '{summary}' },
    },
  };
  const room = { ...page, site: { ...page.site, seo } };
  const values = { home: '{away}', away: 'Hà Nội', date: '20/11/2026' };

  test('[SH17] (templates) words the title with what the page is about, and keeps the page’s own for the rest', () => {
    const meta = pageMeta(worded(room, { of: 'match', values }));
    // A name in braces is a name.
    for (const part of [
      { title: 'Xem {away} vs Hà Nội 20/11/2026 | Bóng Đêm' },
      { property: 'og:title', content: 'Xem {away} vs Hà Nội 20/11/2026 | Bóng Đêm' },
      { name: 'description', content: page.description },
    ]) {
      expect(find(meta, part)).toHaveLength(1);
    }
    expect(worded(room, { of: 'team', values: {} })).toBe(room);
    expect(worded(page, { of: 'match', values })).toBe(page);
  });

  test('a description that comes out empty is the page’s own', () => {
    const described = (summary: string) => worded(room, { of: 'article', values: { summary } }).description;
    expect([described('Vòng 11'), described('')]).toEqual(['Vòng 11', page.description]);
  });
});
