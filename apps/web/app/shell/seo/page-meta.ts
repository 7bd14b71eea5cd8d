import type { DomainSeo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import type { RootData } from '../router/root-loader';
import { breadcrumbList, type Crumb } from './structured-data';

/** What the root loader knows about the site. */
export interface SiteMeta {
  /** `https://example.com`; without it, tags that need absolute URLs are left out. */
  readonly origin: string | undefined;
  /** Texts and picture that the operator has set for the domain. */
  readonly seo?: DomainSeo | null | undefined;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Canonical path without the query. */
  readonly path: string;
  readonly site: SiteMeta;
  /** Open Graph type; `website` by default. */
  readonly type?: 'website' | 'video.other' | 'article' | 'profile';
  /** The page's own picture for shared links, instead of the site's. */
  readonly image?: SharedImage;
  /** Other sites may ask `/oembed` how to show the page. */
  readonly embeddable?: boolean;
  /** Pages above this one, without home. */
  readonly crumbs?: readonly Crumb[];
  /** schema.org objects. */
  readonly data?: readonly object[];
  /** For pages without content of their own, such as a day without matches. */
  readonly noindex?: boolean;
}

/** A picture for shared links: a path of this site, and pixels where they are known. */
export interface SharedImage {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
}

/** Default picture for shared links. */
const CARD: SharedImage = { path: '/the-khan-dai.png', width: 1200, height: 630 };

/**
 * The picture that the server draws of a match, a team, a competition, a member, an article, a tip or a title of media. Networks keep a picture by its address: `version`
 * gives a new one when what it shows changes, such as a score.
 */
export function drawnImage(
  kind:
    | 'tran'
    | 'tran-an-ty-so'
    | 'doi'
    | 'giai'
    | 'thanh-vien'
    | 'bai-viet'
    | 'tip'
    | 'highlight'
    | 'reels'
    | 'phim-anh'
    | 'truyen-tranh',
  key: string,
  version?: string,
): SharedImage {
  const query = version === undefined ? '' : `?v=${encodeURIComponent(version)}`;
  return { ...CARD, path: `/the/${kind}/${encodeURIComponent(key)}.png${query}` };
}

/** The site's name where a title has it: at its end, or at the start of the home page's. */
const BRAND = /^Khán Đài(?=:)|Khán Đài$/;

/** The name of the site, for its structured data and Open Graph. */
export const siteName = ({ seo }: SiteMeta): string => seo?.siteName ?? vi.shell.siteName;

/**
 * Meta tags for search and sharing: title, description, canonical address, Open Graph, Twitter card and JSON-LD. Of what
 * the operator has set for the domain, title and description are the home page's, the name is every page's, and the picture
 * that of every page without its own.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, path, type = 'website', noindex } = page;
  const { origin } = site;
  const home = path === '/' ? site.seo : undefined;
  const title = home?.title ?? page.title.replace(BRAND, () => siteName(site));
  const description = home?.description ?? page.description;
  const own: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName(site) },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
  return origin
    ? [...own, ...addressed({ ...page, title }, `${origin}${path === '/' ? '/' : path.replace(/\/+$/, '')}`, origin)]
    : own;
}

function addressed(
  { crumbs = [], data = [], title, site, image, embeddable }: PageMeta,
  url: string,
  origin: string,
): MetaDescriptor[] {
  const ofDomain = site.seo?.image ? { path: site.seo.image } : CARD;
  const { path, width, height } = image ?? ofDomain;
  const picture = new URL(path, origin).href;
  const structured = crumbs.length > 0 ? [...data, breadcrumbList(origin, crumbs, siteName(site))] : data;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'vi', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    ...(embeddable ? [oembedLink(title, url, origin)] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    ...(width !== undefined && height !== undefined
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: picture },
    // The router escapes `<` and similar characters here, so that no team name can close the script element.
    ...structured.map(
      (object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor,
    ),
  ];
}

const oembedLink = (title: string, url: string, origin: string): MetaDescriptor => ({
  ...{ tagName: 'link', rel: 'alternate', type: 'application/json+oembed', title },
  href: `${origin}/oembed?url=${encodeURIComponent(url)}`,
});

/** The site as the root loader knows it; without an origin if it failed. */
export function siteMeta(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteMeta {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined;
  return { origin: root?.siteOrigin, seo: root?.site?.seo };
}
