import { addDays, dayAt, VIETNAM } from '@khandai/calendar';
import type { Article, ArticleCategory, ArticleInfo, HashtagTotal } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { searchKey } from '../../platform/plain-text.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { hashtagKey } from '../../platform/hashtags.js';
import { fixtureIdsOf } from './article-content.js';
import { articleNotFound, categoryNotFound } from './article-faults.js';
import type { ArticleRepository, Page } from './article-repository.js';
import { type ArticleTalk, type ListedRow, toArticle } from './article-rows.js';
import type { BookmarkRepository } from './bookmark-repository.js';
import type { Categories } from './categories.js';

export interface ArticleServiceDeps {
  readonly articles: ArticleRepository;
  readonly categories: Categories;
  readonly cards: Pick<FixtureCards, 'byIds'>;
  readonly articleTalk: ArticleTalk;
  readonly bookmarks: Pick<BookmarkRepository, 'has'>;
  readonly clock: Pick<Clock, 'now'>;
}

interface Listed<T> {
  readonly total: number;
  readonly list: T[];
}

const MOST_READ_TTL_MS = 60_000;
const HASHTAGS_TTL_MS = 30_000;
const MAX_HASHTAGS = 100;
const MAX_RELATED = 4;
const WEEK_DAYS = 7;
/** The largest id of the database. */
const MAX_ID = 2_147_483_647;

/** News for readers: published articles alone. */
export class ArticleService {
  readonly #mostRead: TtlCache<{ readonly id: number; readonly views: number }[]>;
  readonly #hashtags: TtlCache<HashtagTotal[]>;

  constructor(private readonly deps: ArticleServiceDeps) {
    const { clock } = deps;
    this.#mostRead = new TtlCache({ clock, ttlMs: MOST_READ_TTL_MS });
    this.#hashtags = new TtlCache({ clock, ttlMs: HASHTAGS_TTL_MS });
  }

  async list(page: Page, q = ''): Promise<Listed<Article>> {
    const { articles, categories } = this.deps;
    const key = searchKey(q);
    if (key !== '') return this.#page(await articles.titled(key, page));
    const [total, ids] = await Promise.all([categories.total(), articles.newest(page)]);
    return this.#page({ total, ids });
  }

  /**
   * Most readers of the period first; `views` counts these. With fewer articles read than asked for, the newest ones fill the
   * list, with none.
   */
  async mostViewed(period: 'day' | 'week', pageSize: number): Promise<Listed<Article>> {
    const { articles, clock } = this.deps;
    const today = dayAt(clock.now(), VIETNAM);
    const since = period === 'day' ? today : addDays(today, 1 - WEEK_DAYS);
    const read = await this.#mostRead.get(`${since} ${pageSize}`, () => articles.mostViewed(since, pageSize));
    const newest = read.length < pageSize ? await articles.newest({ pageNum: 1, pageSize }) : [];
    const views = new Map(read.map((one) => [one.id, one.views]));
    const ids = [...new Set([...views.keys(), ...newest])].slice(0, pageSize);
    const { total, list } = await this.#page({ total: ids.length, ids });
    return { total, list: list.map((one) => ({ ...one, views: views.get(one.articleId) ?? 0 })) };
  }

  async picks(pageSize: number): Promise<Listed<Article>> {
    const ids = await this.deps.articles.picks(pageSize);
    return this.#page({ total: ids.length, ids });
  }

  async ofCategory(slug: string, page: Page): Promise<Listed<Article> & { category: ArticleCategory }> {
    const { articles, categories } = this.deps;
    const found = await categories.bySlug(slug);
    if (!found) throw categoryNotFound();
    const ids = await articles.ofCategories(found.ids, page);
    return { category: found.category, ...(await this.#page({ total: found.category.total, ids })) };
  }

  async categories(parentId?: number): Promise<Listed<ArticleCategory>> {
    const list = await this.deps.categories.list(parentId);
    return { total: list.length, list };
  }

  async withHashtag(hashtag: string, page: Page): Promise<Listed<Article>> {
    return this.#page(await this.deps.articles.withHashtag(hashtagKey(hashtag.replace(/^#/, '')), page));
  }

  /** Articles about a match, then about its teams, then about its league. */
  async aboutMatch(fixtureId: string, pageSize: number): Promise<Listed<Article>> {
    const ids = await this.deps.articles.aboutMatch(fixtureId, pageSize);
    if (!ids) throw new FixtureNotFound();
    return this.#page({ total: ids.length, ids });
  }

  async hashtags(): Promise<Listed<HashtagTotal>> {
    const list = await this.#hashtags.get('', () => this.deps.articles.hashtags(MAX_HASHTAGS));
    return { total: list.length, list };
  }

  /**
   * @param key id, slug or former slug; an article that is not published does not exist
   * @param reader null for guests
   */
  async info(key: string, reader: number | null = null): Promise<ArticleInfo> {
    const { articles } = this.deps;
    const [row] = await articles.listed(await this.#idOf(key));
    const content = row && (await articles.contentOf(row.article.articleId));
    if (!row || !content) throw articleNotFound();
    const keys = row.article.hashtags.map(hashtagKey);
    const related = await articles.listed(await articles.related(row.article, keys, MAX_RELATED));
    const { articleId } = row.article;
    const [[article], others, inText, reactions, neighbours, saved] = await Promise.all([
      this.#toArticles([row]),
      this.#toArticles(related),
      this.deps.cards.byIds(fixtureIdsOf(content)),
      this.deps.articleTalk.reactionsOf(reader, [articleId]),
      articles.neighbours(row.article),
      reader !== null && this.deps.bookmarks.has(reader, articleId),
    ]);
    if (!article) throw articleNotFound();
    const fixtures = new Map(
      [...inText.values(), ...(article.match ? [article.match] : [])].map((one) => [one.fixtureId, one]),
    );
    const { seoTitle, seoDescription } = row.article;
    return {
      ...article,
      content,
      fixtures: [...fixtures.values()],
      related: others,
      ...neighbours,
      saved,
      reaction: reactions.get(articleId) ?? null,
      seo: { title: seoTitle ?? article.title, description: seoDescription ?? article.summary },
    };
  }

  /** The card of an article that readers see; undefined for any other. */
  async card(slug: string): Promise<Article | undefined> {
    const rows = await this.deps.articles.listed(await this.#idOf(slug));
    const [article] = await this.#toArticles(rows);
    return article;
  }

  /** Articles that readers see, by ids, in the order of the ids. */
  async cards(ids: readonly number[]): Promise<Article[]> {
    return this.#toArticles(await this.deps.articles.listed(ids));
  }

  async #idOf(key: string): Promise<number[]> {
    const id = /^\d{1,10}$/.test(key) ? Number(key) : await this.deps.articles.idOfSlug(key);
    return id === undefined || id > MAX_ID ? [] : [id];
  }

  async #page({ total, ids }: { readonly total: number; readonly ids: readonly number[] }): Promise<Listed<Article>> {
    return { total, list: await this.cards(ids) };
  }

  async #toArticles(rows: readonly ListedRow[]): Promise<Article[]> {
    const ids = rows.map(({ article }) => article.articleId);
    const fixtureIds = rows.flatMap(({ article }) => article.fixtureId ?? []);
    const [views, totals, matches] = await Promise.all([
      this.deps.articles.views(ids),
      this.deps.articleTalk.totalsOf(ids),
      this.deps.cards.byIds([...new Set(fixtureIds)]),
    ]);
    return rows.map((row) => toArticle(row, { views, matches, totals }));
  }
}
