import type { StaticPage } from '@khandai/contracts';
import { builtInPage } from './built-in-pages.js';
import type { PageKey, PageRepository } from './page-repository.js';

/** Plain pages as readers see them. */
export class PageService {
  constructor(private readonly deps: { readonly pages: Pick<PageRepository, 'published'> }) {}

  /** The text that staff published, or the one that the site comes with. */
  async page(key: PageKey): Promise<StaticPage> {
    const own = await this.deps.pages.published(key);
    const builtIn = builtInPage(key);
    if (!own?.content) return { ...key, ...builtIn };
    const { title, summary, content, createdAt } = own;
    return { ...key, title, summary, content, changedAt: createdAt.toISOString() };
  }
}
