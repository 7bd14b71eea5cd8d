import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  comicAnnouncements,
  comicChapters,
  comicFollows,
  mediaLicences,
  mediaTitles,
} from '../../../platform/database/schema.js';
import type { DuePart, NotedParts, PartWords } from '../part-notices.js';
import { isShown } from '../shown-titles-query.js';
import { isPublished } from './comic-repository.js';

export const chapterWords: PartWords = { job: 'comic-notices', type: 'NEW_CHAPTER', mediaKind: 'comic' };

/** A chapter of which followers are notified. */
export interface DueChapter extends DuePart {
  readonly chapterId: number;
}

const { chapterId, dueAt, afterUser, failures } = comicAnnouncements;

/** SQL for chapters of which followers are to be notified. */
export class ComicNoticeRepository implements NotedParts<DueChapter> {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Those that readers get. One that they lose before its followers are notified waits until it is back. */
  due(now: Date, limit: number): Promise<DueChapter[]> {
    return this.#db
      .select({
        ...{ chapterId, afterUser, failures, number: comicChapters.number },
        ...{ titleId: mediaTitles.titleId, slug: mediaTitles.slug, name: mediaTitles.title },
        isShown: sql<boolean>`true`,
      })
      .from(comicAnnouncements)
      .innerJoin(comicChapters, eq(comicChapters.chapterId, chapterId))
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, comicChapters.titleId))
      .where(and(lte(dueAt, now), isShown(now), isPublished(now)))
      .orderBy(asc(dueAt), asc(chapterId))
      .limit(limit);
  }

  async followers(titleId: number, after: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: comicFollows.userId })
      .from(comicFollows)
      .where(and(eq(comicFollows.titleId, titleId), gt(comicFollows.userId, after)))
      .orderBy(asc(comicFollows.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }

  async reached({ chapterId: id }: DueChapter, userId: number): Promise<void> {
    await this.#db.update(comicAnnouncements).set({ afterUser: userId, failures: 0 }).where(eq(chapterId, id));
  }

  async failed({ chapterId: id }: DueChapter, next: Date): Promise<void> {
    await this.#db
      .update(comicAnnouncements)
      .set({ failures: sql`${failures} + 1`, dueAt: next })
      .where(eq(chapterId, id));
  }

  /** It stays, so that a chapter which is published again is not announced again. */
  async finish({ chapterId: id }: DueChapter): Promise<void> {
    await this.#db.update(comicAnnouncements).set({ dueAt: null }).where(eq(chapterId, id));
  }
}
