import type { SeoPage } from '@khandai/contracts';
import { type PageMeta, siteName } from './page-meta';

/** What fills the placeholders of a kind of page, besides the site's name. */
export interface SeoValues {
  readonly of: SeoPage;
  readonly values: Readonly<Record<string, string>>;
}

/** The page in the operator's words for its kind; a text that they have not set, or that comes out empty, is the page's own. */
export function worded(page: PageMeta, { of, values }: SeoValues): PageMeta {
  const template = page.site.seo?.templates[of];
  if (!template) return page;
  const all: Readonly<Record<string, string>> = { ...values, site: siteName(page.site) };
  const fill = (text: string | null) =>
    text
      ?.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    ...page,
    title: fill(template.title) || page.title,
    description: fill(template.description) || page.description,
  };
}
