import type { ComicProgress } from '@khandai/contracts';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  comicChapters,
  comicFollows,
  comicPages,
  comicProgress,
  mediaLicences,
  mediaTitles,
} from '../../../platform/database/schema.js';
import { mediaNotFound } from '../media-faults.js';
import { isShown } from '../shown-titles-query.js';
import { isPublished } from './comic-repository.js';

/** How far somebody read a chapter. */
export interface ReadChapter {
  readonly chapterId: number;
  readonly page: number;
  readonly isRead: boolean;
}

const MAX_OF_COMIC = 2_000;
const MAX_COMICS = 20;

/** SQL for how far members have read, and which comics they follow. */
export class ComicProgressRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The chapters of a comic, or the last one of each comic; the last read first. */
  async of(userId: number, at: Date, titleId?: number): Promise<ComicProgress[]> {
    const rows = this.#db
      .select({
        titleId: comicChapters.titleId,
        chapterId: comicChapters.chapterId,
        number: comicChapters.number,
        page: comicProgress.page,
        totalPages: PAGES.as('total_pages'),
        isRead: comicProgress.isRead,
        seenAt: comicProgress.seenAt,
        place:
          sql<number>`row_number() OVER (PARTITION BY ${comicChapters.titleId} ORDER BY ${comicProgress.seenAt} DESC)`.as(
            'place',
          ),
      })
      .from(comicProgress)
      .innerJoin(comicChapters, eq(comicChapters.chapterId, comicProgress.chapterId))
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, comicChapters.titleId))
      .where(
        and(
          eq(comicProgress.userId, userId),
          isShown(at),
          isPublished(at),
          gt(PAGES, 0),
          titleId === undefined ? undefined : eq(comicChapters.titleId, titleId),
        ),
      )
      .as('seen');
    const found = await this.#db
      .select()
      .from(rows)
      .where(titleId === undefined ? eq(rows.place, 1) : undefined)
      .orderBy(desc(rows.seenAt), desc(rows.chapterId))
      .limit(titleId === undefined ? MAX_COMICS : MAX_OF_COMIC);
    return found.map(({ seenAt: _seenAt, place: _place, page, totalPages, ...row }) => ({
      ...row,
      totalPages,
      page: Math.min(page, totalPages),
    }));
  }

  /**
   * A page beyond the end is the last one. Chapters that readers do not get are passed over. Of several, the last one was read last.
   * @param merge Keeps the further page.
   */
  async save(userId: number, at: Date, seen: readonly ReadChapter[], merge: boolean): Promise<void> {
    const wanted = new Map(seen.map((one, place) => [one.chapterId, { ...one, place }]));
    const shown = await this.#db
      .select({ chapterId: comicChapters.chapterId, total: PAGES })
      .from(comicChapters)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, comicChapters.titleId))
      .where(and(inArray(comicChapters.chapterId, [...wanted.keys()]), isShown(at), isPublished(at), gt(PAGES, 0)));
    const rows = shown.flatMap(({ chapterId, total }) => {
      const one = wanted.get(chapterId);
      if (!one) return [];
      const seenAt = new Date(at.getTime() - (seen.length - 1 - one.place));
      return [{ userId, chapterId, page: Math.min(one.page, total), isRead: one.isRead, seenAt }];
    });
    if (rows.length === 0) return;
    await this.#db
      .insert(comicProgress)
      .values(rows)
      .onConflictDoUpdate({
        target: [comicProgress.userId, comicProgress.chapterId],
        set: {
          page: merge ? sql`greatest(${comicProgress.page}, excluded.page)` : sql`excluded.page`,
          isRead: sql`${comicProgress.isRead} OR excluded.is_read`,
          seenAt: sql`excluded.seen_at`,
        },
      });
  }

  async isFollowing(userId: number, titleId: number): Promise<boolean> {
    return (await this.#db.$count(comicFollows, isPair(userId, titleId))) > 0;
  }

  /** Throws when readers do not get the comic; who follows it may stop nevertheless. */
  follow(
    userId: number,
    titleId: number,
    at: Date,
    following: boolean,
  ): Promise<{ following: boolean; followers: number }> {
    return this.#db.transaction(async (tx) => {
      if (following) {
        const rows = await tx
          .select({ id: mediaTitles.titleId })
          .from(mediaTitles)
          .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
          .where(and(eq(mediaTitles.titleId, titleId), eq(mediaTitles.kind, 'comic'), isShown(at)));
        if (rows.length === 0) throw mediaNotFound();
        await tx.insert(comicFollows).values({ titleId, userId, followedAt: at }).onConflictDoNothing();
      } else await tx.delete(comicFollows).where(isPair(userId, titleId));
      return { following, followers: await tx.$count(comicFollows, eq(comicFollows.titleId, titleId)) };
    });
  }
}

/** The pages of a chapter, counted for each row: a join would count those of every chapter there is. */
const PAGES = sql<number>`(SELECT count(*)::integer FROM ${comicPages} WHERE ${comicPages.chapterId} = ${comicChapters.chapterId})`;

const isPair = (userId: number, titleId: number) =>
  and(eq(comicFollows.titleId, titleId), eq(comicFollows.userId, userId));
