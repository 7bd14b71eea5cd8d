/** A level of the site's hierarchy; `path` is a path on this site. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb trail from the home page down to the page. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[], siteName: string): object {
  const all = [{ name: siteName, path: '/' }, ...crumbs];
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

/** schema.org object of the site, for its home page. */
export const webSite = (origin: string, name: string): object => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  inLanguage: 'vi',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/tim-kiem?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
