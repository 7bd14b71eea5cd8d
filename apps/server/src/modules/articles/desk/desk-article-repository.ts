import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ArticleStatus } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  articleCategories,
  articleHashtags,
  articles,
  articleSlugs,
  type ArticleText,
  articleVersions,
  articleViews,
  fixtures,
  formerIds,
  users,
} from '../../../platform/database/schema.js';
import { isTaken } from '../../../platform/database/violations.js';
import { searchKey } from '../../../platform/plain-text.js';
import { hashtagKey } from '../../../platform/hashtags.js';
import { readMinutesOf } from '../article-content.js';
import { isShownRow } from '../article-filters-query.js';
import type { ArticleRow, ListedRow } from '../article-rows.js';
import { selectListed } from '../listed-query.js';
import { savedSince } from './article-saves-query.js';

export interface DeskFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly q: string;
  readonly status?: ArticleStatus | undefined;
  readonly categoryId?: number | undefined;
  readonly bin: boolean;
  readonly sort: 'updatedAt' | 'publishedAt' | 'title' | 'views' | 'pinned';
  readonly order: 'asc' | 'desc';
}

/** Columns that a change of an article may set. */
export type ArticleChange = Partial<Omit<ArticleRow, 'articleId' | 'createdAt' | 'version' | 'savedAt'>>;

/** Saves of one editor within this time are one version. */
export const SAME_VERSION_MS = 10 * 60_000;

const sorts: Readonly<Record<DeskFilter['sort'], SQL>> = {
  updatedAt: sql`${articles.savedAt}`,
  publishedAt: sql`coalesce(${articles.publishedAt}, ${articles.publishAt})`,
  title: sql`${articles.searchKey}`,
  pinned: sql`${articles.pinned}`,
  views: sql`(SELECT coalesce(sum(${articleViews.views}), 0) FROM ${articleViews} WHERE ${articleViews.articleId} = ${articles.articleId})`,
};

/** SQL of articles at the desk. */
export class DeskArticleRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async list({ pageNum, pageSize, q, status, categoryId, bin, sort, order }: DeskFilter) {
    const key = searchKey(q).replace(/[\\%_]/g, '\\$&');
    const where = and(
      bin ? isNotNull(articles.deletedAt) : isNull(articles.deletedAt),
      status === undefined ? undefined : eq(articles.status, status),
      categoryId === undefined ? undefined : eq(articles.categoryId, categoryId),
      key === '' ? undefined : titled(`%${key}%`),
    );
    const direction = order === 'asc' ? asc : desc;
    const [counted] = await this.database.db
      .select({ total: sql<number>`count(*)::integer` })
      .from(articles)
      .where(where);
    const rows = await selectListed(this.database.db)
      .where(where)
      .orderBy(sql`${direction(sorts[sort])} NULLS LAST`, desc(articles.articleId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: counted?.total ?? 0, rows };
  }

  /** The whole row, and as lists show it. */
  async find(articleId: number): Promise<{ row: ArticleRow; listed: ListedRow } | undefined> {
    const { db } = this.database;
    const [row] = await db.select().from(articles).where(eq(articles.articleId, articleId));
    const [listed] = await selectListed(db).where(eq(articles.articleId, articleId));
    return row && listed && { row, listed };
  }

  /** Titles and categories of drafts beside published texts, by article. */
  async drafts(ids: readonly number[]): Promise<Map<number, Pick<ArticleText, 'title' | 'categoryId'>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.db
      .select({
        id: articles.articleId,
        title: sql<string>`${articles.draft}->>'title'`,
        categoryId: sql<number>`(${articles.draft}->>'categoryId')::integer`,
      })
      .from(articles)
      .where(and(sql`${articles.articleId} = ANY (${`{${ids.join(',')}}`}::bigint[])`, isNotNull(articles.draft)));
    return new Map(rows.map(({ id, ...text }) => [id, text]));
  }

  /** When another call takes the same slug or uuid at the same moment, the work runs again and finds it taken. */
  async change<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    try {
      return await this.database.db.transaction(work);
    } catch (error) {
      if (!isTaken(error, 'articles_slug') && !isTaken(error, 'article_creations_pkey')) throw error;
      return this.database.db.transaction(work);
    }
  }

  /** Changes of one article run one after another. */
  async lock(tx: Db, articleId: number): Promise<ArticleRow | undefined> {
    const [row] = await tx.select().from(articles).where(eq(articles.articleId, articleId)).for('update');
    return row;
  }

  async insert(tx: Db, values: Omit<typeof articles.$inferInsert, 'searchKey' | 'readMinutes'>): Promise<ArticleRow> {
    const derived = { searchKey: searchKey(values.title), readMinutes: readMinutesOf(values.content) };
    const [row] = await tx
      .insert(articles)
      .values({ ...values, ...derived })
      .returning();
    if (!row) throw new Error('no article was stored');
    await tx.insert(articleSlugs).values({ slug: row.slug, articleId: row.articleId });
    await syncHashtags(tx, row);
    return row;
  }

  /** Stores a change as the next version of the row, with what follows from it. */
  async store(tx: Db, before: ArticleRow, change: ArticleChange, savedAt: Date): Promise<ArticleRow> {
    const next = { ...before, ...change };
    const [row] = await tx
      .update(articles)
      .set({
        ...change,
        // Readers search it, so it never has the title of a draft.
        searchKey: searchKey(next.title),
        readMinutes: readMinutesOf(next.content),
        version: sql`${articles.version} + 1`,
        savedAt,
      })
      .where(eq(articles.articleId, before.articleId))
      .returning();
    if (!row) throw new Error('the article is gone');
    if (row.slug !== before.slug) await moveSlug(tx, before, row);
    await syncHashtags(tx, row);
    return row;
  }

  /** Whether another article has, or had, this slug, or a category has it. */
  async isSlugTaken(tx: Db, slug: string, articleId?: number): Promise<boolean> {
    const others = articleId === undefined ? undefined : ne(articleSlugs.articleId, articleId);
    const taken = await tx
      .select({ slug: articleSlugs.slug })
      .from(articleSlugs)
      .where(and(eq(articleSlugs.slug, slug), others));
    if (taken.length > 0) return true;
    const named = await tx
      .select({ slug: articleCategories.slug })
      .from(articleCategories)
      .where(eq(articleCategories.slug, slug));
    return named.length > 0;
  }

  /** Adds a version, or writes over the newest one of the same editor a short time ago. */
  async keepVersion(
    tx: Db,
    { articleId, text, savedBy, savedAt, published }: Omit<typeof articleVersions.$inferInsert, 'versionId'>,
  ): Promise<void> {
    const [newest] = await tx
      .select({
        id: articleVersions.versionId,
        by: articleVersions.savedBy,
        at: articleVersions.savedAt,
        published: articleVersions.published,
      })
      .from(articleVersions)
      .where(eq(articleVersions.articleId, articleId))
      .orderBy(desc(articleVersions.versionId))
      .limit(1);
    const isSame =
      newest && !newest.published && newest.by === savedBy && savedAt.getTime() - newest.at.getTime() < SAME_VERSION_MS;
    if (isSame)
      await tx.update(articleVersions).set({ text, published }).where(eq(articleVersions.versionId, newest.id));
    else await tx.insert(articleVersions).values({ articleId, text, savedBy, savedAt, published });
  }

  /** Articles with saves that began at an instant or before and are not in the log. */
  unlogged(since: Date, limit: number): Promise<number[]> {
    return savedSince(this.database.db, since, limit);
  }

  versions(articleId: number, limit: number) {
    return this.database.db
      .select({
        versionId: articleVersions.versionId,
        text: articleVersions.text,
        published: articleVersions.published,
        savedBy: users.displayName,
        savedAt: articleVersions.savedAt,
      })
      .from(articleVersions)
      .leftJoin(users, eq(users.userId, articleVersions.savedBy))
      .where(eq(articleVersions.articleId, articleId))
      .orderBy(desc(articleVersions.versionId))
      .limit(limit);
  }

  async version(tx: Db, articleId: number, versionId: number): Promise<ArticleText | undefined> {
    const [row] = await tx
      .select({ text: articleVersions.text })
      .from(articleVersions)
      .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.versionId, versionId)));
    return row?.text;
  }

  async hasCategory(tx: Db, categoryId: number): Promise<boolean> {
    const rows = await tx
      .select({ id: articleCategories.categoryId })
      .from(articleCategories)
      .where(eq(articleCategories.categoryId, categoryId))
      .for('key share');
    return rows.length > 0;
  }

  /** Those of the ids that no match has, or had. */
  async unknownMatches(tx: Db, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const present = await tx
      .select({ id: fixtures.fixtureId })
      .from(fixtures)
      .where(inArray(fixtures.fixtureId, [...ids]));
    const former = await tx
      .select({ id: formerIds.formerId })
      .from(formerIds)
      .where(and(eq(formerIds.kind, 'match'), inArray(formerIds.formerId, [...ids])));
    const known = new Set([...present, ...former].map(({ id }) => id));
    return ids.filter((id) => !known.has(id));
  }

  async firstCategory(tx: Db): Promise<number | undefined> {
    const [row] = await tx
      .select({ id: articleCategories.categoryId })
      .from(articleCategories)
      .orderBy(asc(articleCategories.position), asc(articleCategories.categoryId))
      .limit(1);
    return row?.id;
  }

  /** Articles whose time has come; those that another process publishes now are left out. */
  async due(tx: Db, now: Date, limit: number): Promise<ArticleRow[]> {
    return tx
      .select()
      .from(articles)
      .where(and(sql`${articles.status} = 20`, lte(articles.publishAt, now), isNull(articles.deletedAt)))
      .orderBy(articles.publishAt)
      .limit(limit)
      .for('update', { skipLocked: true });
  }

  /** Puts an article at a place among the picks, or takes it off. The places stay without gaps. */
  async pin(tx: Db, articleId: number, position: number | null, max: number): Promise<void> {
    const rows = await tx
      .select({ id: articles.articleId })
      .from(articles)
      .where(or(isNotNull(articles.pinned), eq(articles.articleId, articleId)))
      .orderBy(articles.pinned, articles.articleId)
      .for('update');
    const others = rows.map(({ id }) => id).filter((id) => id !== articleId);
    const order = position === null ? others : others.toSpliced(position - 1, 0, articleId);
    const places = new Map(order.slice(0, max).map((id, index) => [id, index + 1]));
    for (const { id } of rows)
      await tx
        .update(articles)
        .set({ pinned: places.get(id) ?? null })
        .where(eq(articles.articleId, id));
  }
}

/** By the title that readers see, or that of a draft. */
const titled = (pattern: string): SQL | undefined =>
  or(like(articles.searchKey, pattern), sql`search_folded(search_exact(${articles.draft}->>'title')) LIKE ${pattern}`);

/** The former address of a text that readers saw leads on; that of one that they never saw is free again. */
async function moveSlug(tx: Db, before: ArticleRow, { articleId, slug, publishedAt }: ArticleRow): Promise<void> {
  if (publishedAt === null) await tx.delete(articleSlugs).where(eq(articleSlugs.slug, before.slug));
  await tx.insert(articleSlugs).values({ slug, articleId }).onConflictDoNothing();
}

async function syncHashtags(tx: Db, row: ArticleRow): Promise<void> {
  const { articleId, publishedAt, hashtags } = row;
  await tx.delete(articleHashtags).where(eq(articleHashtags.articleId, articleId));
  if (!isShownRow(row) || publishedAt === null || hashtags.length === 0) return;
  await tx
    .insert(articleHashtags)
    .values(hashtags.map((hashtag) => ({ hashtagKey: hashtagKey(hashtag), hashtag, articleId, publishedAt })));
}
