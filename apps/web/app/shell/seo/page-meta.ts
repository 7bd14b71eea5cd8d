import type { MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import type { RootData } from '../router/root-loader';
import { breadcrumbList, type Crumb } from './structured-data';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Path of this site without a query: what all ways to the page are one page under. */
  readonly path: string;
  /** `https://example.com`; without it nothing that needs a whole address is said. */
  readonly origin: string | undefined;
  /** Open Graph type; `website` unless given. */
  readonly type?: 'website' | 'video.other';
  /** Places above this page, home left out. */
  readonly crumbs?: readonly Crumb[];
  /** Objects of schema.org. */
  readonly data?: readonly object[];
  /** For pages that say nothing of their own, such as a day without matches. */
  readonly noindex?: boolean;
}

/** The picture shared links carry, drawn for the site. */
const CARD = { path: '/the-khan-dai.png', width: '1200', height: '630' } as const;

/** What search and sharing are told of a page: title, description, canonical address, Open Graph, Twitter card and JSON-LD. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, origin, path, type = 'website', noindex } = page;
  const own: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: vi.shell.siteName },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
  return origin ? [...own, ...addressed(page, `${origin}${path === '/' ? '/' : path.replace(/\/+$/, '')}`, origin)] : own;
}

function addressed({ crumbs = [], data = [], title }: PageMeta, url: string, origin: string): MetaDescriptor[] {
  const image = `${origin}${CARD.path}`;
  const structured = crumbs.length > 0 ? [...data, breadcrumbList(origin, crumbs)] : data;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'vi', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: CARD.width },
    { property: 'og:image:height', content: CARD.height },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: image },
    // The router writes these with `<` and its kin escaped, so that no name of a team can end the script.
    ...structured.map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor),
  ];
}

/** Address of the site as the root was asked for it; undefined where the root could not be loaded. */
export function siteOrigin(matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined;
  return root?.siteOrigin;
}
