import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  filmAnnouncements,
  filmEpisodes,
  filmFollows,
  mediaLicences,
  mediaTitles,
  mediaVideos,
  uploads,
} from '../../../platform/database/schema.js';
import type { DuePart, NotedParts, PartWords } from '../part-notices.js';
import { isShown } from '../shown-titles-query.js';

export const episodeWords: PartWords = { job: 'new-episodes', type: 'NEW_EPISODE', mediaKind: 'film' };

const { titleId, number, dueAt, afterUser, failures } = filmAnnouncements;

/** SQL for episodes of which followers are to be notified. */
export class FilmNoticeRepository implements NotedParts<DuePart> {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** With the episodes that readers get since the last look. */
  async due(now: Date, limit: number): Promise<DuePart[]> {
    await this.#note(now);
    const isThere = sql`EXISTS (SELECT FROM ${filmEpisodes} WHERE ${filmEpisodes.titleId} = ${titleId}
      AND ${filmEpisodes.number} = ${number})`;
    return this.#db
      .select({
        ...{ number, afterUser, failures },
        ...{ titleId: mediaTitles.titleId, slug: mediaTitles.slug, name: mediaTitles.title },
        isShown: sql<boolean>`coalesce(${and(isShown(now), isThere)}, false)`,
      })
      .from(filmAnnouncements)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, titleId))
      .leftJoin(mediaLicences, eq(mediaLicences.titleId, titleId))
      .where(lte(dueAt, now))
      .orderBy(asc(dueAt), asc(titleId))
      .limit(limit);
  }

  async followers(of: number, after: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: filmFollows.userId })
      .from(filmFollows)
      .where(and(eq(filmFollows.titleId, of), gt(filmFollows.userId, after)))
      .orderBy(asc(filmFollows.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }

  async reached(part: DuePart, userId: number): Promise<void> {
    await this.#db.update(filmAnnouncements).set({ afterUser: userId, failures: 0 }).where(same(part));
  }

  async failed(part: DuePart, next: Date): Promise<void> {
    await this.#db
      .update(filmAnnouncements)
      .set({ failures: sql`${failures} + 1`, dueAt: next })
      .where(same(part));
  }

  async finish(part: DuePart): Promise<void> {
    await this.#db.delete(filmAnnouncements).where(same(part));
  }

  /** Notes the new episodes of shown films whose videos are prepared, each once. Of several of a film, followers hear of the first. */
  #note(at: Date): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const fresh = await tx
        .select({
          videoId: filmEpisodes.videoId,
          titleId: mediaTitles.titleId,
          number: filmEpisodes.number,
        })
        .from(filmEpisodes)
        .innerJoin(mediaTitles, eq(mediaTitles.titleId, filmEpisodes.titleId))
        .innerJoin(mediaLicences, eq(mediaLicences.titleId, filmEpisodes.titleId))
        .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
        .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), eq(uploads.state, 'ready')))
        .where(and(eq(filmEpisodes.isNoted, false), isShown(at)))
        .orderBy(asc(filmEpisodes.titleId), asc(filmEpisodes.number))
        .for('update', { of: filmEpisodes, skipLocked: true });
      if (fresh.length === 0) return;
      const ids = fresh.map(({ videoId }) => videoId);
      await tx.update(filmEpisodes).set({ isNoted: true }).where(inArray(filmEpisodes.videoId, ids));
      const firsts = new Map(fresh.toReversed().map((episode) => [episode.titleId, episode]));
      const anew = { dueAt: at, afterUser: 0, failures: 0 };
      await tx
        .insert(filmAnnouncements)
        .values([...firsts.values()].map((first) => ({ titleId: first.titleId, number: first.number, ...anew })))
        .onConflictDoUpdate({ target: [titleId, number], set: anew });
    });
  }
}

const same = (part: DuePart) => and(eq(titleId, part.titleId), eq(number, part.number));
