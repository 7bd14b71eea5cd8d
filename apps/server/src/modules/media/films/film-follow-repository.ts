import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { filmFollows, mediaLicences, mediaTitles } from '../../../platform/database/schema.js';
import { isShown } from '../shown-titles-query.js';

/** SQL for who follows films. */
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
}
