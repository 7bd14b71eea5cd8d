import { vi } from '../../i18n/vi';

/** A place in the tree of the site; `path` is a path of it. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb trail from the home page down to the page. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): object {
  const all = [{ name: vi.shell.siteName, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** The site itself, for its home page. */
export const webSite = (origin: string): object => ({
  '@type': 'WebSite',
  name: vi.shell.siteName,
  url: `${origin}/`,
  inLanguage: 'vi',
});
