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
  readonly type?: 'website' | 'video.other';
  /** Pages above this one, without home. */
  readonly crumbs?: readonly Crumb[];
  /** schema.org objects. */
  readonly data?: readonly object[];
  /** For pages without content of their own, such as a day without matches. */
  readonly noindex?: boolean;
}

/** Default picture for shared links. */
const CARD = { path: '/the-khan-dai.png', width: '1200', height: '630' } as const;

/** The site's name where a title has it: at its end, or at the start of the home page's. */
const BRAND = /^Khán Đài(?=:)|Khán Đài$/;

/** The name of the site, for its structured data and Open Graph. */
export const siteName = ({ seo }: SiteMeta): string => seo?.siteName ?? vi.shell.siteName;

/**
 * Meta tags for search and sharing: title, description, canonical address, Open Graph, Twitter card and JSON-LD. Of what
 * the operator has set for the domain, title and description are the home page's; name and picture are every page's.
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

function addressed({ crumbs = [], data = [], title, site }: PageMeta, url: string, origin: string): MetaDescriptor[] {
  const picture = site.seo?.image;
  const image = new URL(picture ?? CARD.path, origin).href;
  const structured = crumbs.length > 0 ? [...data, breadcrumbList(origin, crumbs, siteName(site))] : data;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'vi', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...(picture
      ? []
      : [
          { property: 'og:image:width', content: CARD.width },
          { property: 'og:image:height', content: CARD.height },
        ]),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: image },
    // The router escapes `<` and similar characters here, so that no team name can close the script element.
    ...structured.map(
      (object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor,
    ),
  ];
}

/** The site as the root loader knows it; without an origin if it failed. */
export function siteMeta(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteMeta {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined;
  return { origin: root?.siteOrigin, seo: root?.site?.seo };
}
