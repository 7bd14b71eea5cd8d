import type { MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import type { RootData } from '../router/root-loader';
import { breadcrumbList, type Crumb } from './structured-data';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Canonical path without the query. */
  readonly path: string;
  /** `https://example.com`; without it, tags that need absolute URLs are left out. */
  readonly origin: string | undefined;
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

/** Meta tags for search and sharing: title, description, canonical address, Open Graph, Twitter card and JSON-LD. */
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
  return origin
    ? [...own, ...addressed(page, `${origin}${path === '/' ? '/' : path.replace(/\/+$/, '')}`, origin)]
    : own;
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
    // The router escapes `<` and similar characters here, so that no team name can close the script element.
    ...structured.map(
      (object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor,
    ),
  ];
}

/** The site's origin from the root loader; undefined if it failed. */
export function siteOrigin(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined;
  return root?.siteOrigin;
}
