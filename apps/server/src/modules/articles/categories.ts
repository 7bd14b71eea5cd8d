import type { ArticleCategory } from '@khandai/contracts';
import type { Emitter } from '@khandai/runtime';
import type { Clock } from '../../platform/clock.js';
import type { articleCategories } from '../../platform/database/schema.js';
import { TtlCache } from '../../platform/ttl-cache.js';

export type CategoryRow = typeof articleCategories.$inferSelect;

const TTL_MS = 5_000;

export interface CategoriesDeps {
  /** `totals`: published articles of each category, without those of the categories in it. */
  readonly articles: { categories(): Promise<CategoryRow[]>; totals(): Promise<Map<number, number>> };
  readonly clock: Pick<Clock, 'now'>;
  /** Names each resource that changed at the desk. */
  readonly changed: Pick<Emitter<string>, 'on'>;
}

/** The categories of news, a tree of few nodes: it is read whole. */
export class Categories {
  readonly #rows: TtlCache<CategoryRow[]>;
  readonly #totals: TtlCache<Map<number, number>>;

  constructor(private readonly deps: CategoriesDeps) {
    this.#rows = new TtlCache({ clock: deps.clock, ttlMs: TTL_MS });
    this.#totals = new TtlCache({ clock: deps.clock, ttlMs: 2 * TTL_MS });
    // A list whose total is older than its articles would end before its last page.
    deps.changed.on((resource) => {
      if (resource !== 'article' && resource !== 'article-category') return;
      this.#rows.clear();
      this.#totals.clear();
    });
  }

  /** In their order. `parentId` 0: those of the first level; undefined: all. */
  async list(parentId?: number): Promise<ArticleCategory[]> {
    const rows = await this.#all();
    const totals = await this.totals();
    const wanted = parentId === undefined ? rows : rows.filter((row) => (row.parentId ?? 0) === parentId);
    return wanted.map((row) => toCategory(row, within(rows, row.categoryId), totals));
  }

  /** A category, and its id with those of the categories in it. */
  async bySlug(slug: string): Promise<{ category: ArticleCategory; ids: number[] } | undefined> {
    const rows = await this.#all();
    const row = rows.find((one) => one.slug === slug);
    if (!row) return undefined;
    const ids = within(rows, row.categoryId);
    return { category: toCategory(row, ids, await this.totals()), ids };
  }

  /** Published articles of all categories. */
  async total(): Promise<number> {
    return sum([...(await this.totals()).values()]);
  }

  totals(): Promise<Map<number, number>> {
    return this.#totals.get('', () => this.deps.articles.totals());
  }

  #all(): Promise<CategoryRow[]> {
    return this.#rows.get('', () => this.deps.articles.categories());
  }
}

/** The id of a category and those of all below it. */
export function within(rows: readonly Pick<CategoryRow, 'categoryId' | 'parentId'>[], categoryId: number): number[] {
  const ids = [categoryId];
  for (const id of ids) {
    const inIt = rows.filter((row) => row.parentId === id && !ids.includes(row.categoryId));
    ids.push(...inIt.map((row) => row.categoryId));
  }
  return ids;
}

function toCategory(
  { categoryId, parentId, slug, name, description }: CategoryRow,
  ids: readonly number[],
  totals: ReadonlyMap<number, number>,
): ArticleCategory {
  return { categoryId, parentId, slug, name, description, total: sum(ids.map((id) => totals.get(id) ?? 0)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
