import { and, eq, gt, inArray, asc } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  filmEpisodes,
  filmFollows,
  mediaLicences,
  mediaTitles,
  mediaVideos,
  uploads,
} from '../../../platform/database/schema.js';
import { isShown } from '../shown-titles-query.js';

/** An episode that readers get and of which followers are not notified yet. */
export interface NewEpisode {
  readonly titleId: number;
  readonly slug: string;
  /** Of the film. */
  readonly title: string;
  readonly number: number;
}

/** SQL for who follows films, and which episodes they were notified of. */
export class FilmFollowRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async follows(userId: number, titleId: number): Promise<boolean> {
    const isIt = and(eq(filmFollows.titleId, titleId), eq(filmFollows.userId, userId));
    return (await this.#db.$count(filmFollows, isIt)) > 0;
  }

  /** False when readers do not get the film. */
  async follow(userId: number, titleId: number, at: Date): Promise<boolean> {
    const [film] = await this.#db
      .select({ titleId: mediaTitles.titleId })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .where(and(eq(mediaTitles.titleId, titleId), eq(mediaTitles.kind, 'film'), isShown(at)));
    if (!film) return false;
    await this.#db.insert(filmFollows).values({ titleId, userId, followedAt: at }).onConflictDoNothing();
    return true;
  }

  async unfollow(userId: number, titleId: number): Promise<void> {
    await this.#db.delete(filmFollows).where(and(eq(filmFollows.titleId, titleId), eq(filmFollows.userId, userId)));
  }

  /** Takes the new episodes of shown films, each once over all processes. */
  takeNew(at: Date): Promise<NewEpisode[]> {
    return this.#db.transaction(async (tx) => {
      const rows = await tx
        .select({
          videoId: filmEpisodes.videoId,
          titleId: filmEpisodes.titleId,
          number: filmEpisodes.number,
          slug: mediaTitles.slug,
          title: mediaTitles.title,
        })
        .from(filmEpisodes)
        .innerJoin(mediaTitles, eq(mediaTitles.titleId, filmEpisodes.titleId))
        .innerJoin(mediaLicences, eq(mediaLicences.titleId, filmEpisodes.titleId))
        .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
        .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), eq(uploads.state, 'ready')))
        .where(and(eq(filmEpisodes.told, false), isShown(at)))
        .orderBy(asc(filmEpisodes.titleId), asc(filmEpisodes.number))
        .for('update', { of: filmEpisodes, skipLocked: true });
      if (rows.length === 0) return [];
      const ids = rows.map(({ videoId }) => videoId);
      await tx.update(filmEpisodes).set({ told: true }).where(inArray(filmEpisodes.videoId, ids));
      return rows;
    });
  }

  /** Followers after one, in the order of their ids. */
  async followers(titleId: number, after: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: filmFollows.userId })
      .from(filmFollows)
      .where(and(eq(filmFollows.titleId, titleId), gt(filmFollows.userId, after)))
      .orderBy(asc(filmFollows.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }
}
