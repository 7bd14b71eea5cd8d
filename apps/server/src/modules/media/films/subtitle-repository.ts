import type { SubtitleCue, SubtitleLanguage } from '@khandai/contracts';
import { and, eq, isNull, lt, not } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { filmSubtitles, mediaLicences, mediaTitles, mediaVideos } from '../../../platform/database/schema.js';
import { isReleasedLately } from '../../../platform/database/shown-files.js';
import { isShown } from '../shown-titles-query.js';

/** SQL for subtitles. */
export class SubtitleRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async add(userId: number, cues: readonly SubtitleCue[], createdAt: Date): Promise<number> {
    const [row] = await this.#db
      .insert(filmSubtitles)
      .values({ userId, cues, createdAt })
      .returning({ subtitleId: filmSubtitles.subtitleId });
    return row?.subtitleId ?? 0;
  }

  /** Of an episode that readers get. */
  async shown(
    at: Date,
    subtitleId: number,
  ): Promise<{ language: SubtitleLanguage | null; cues: readonly SubtitleCue[] } | undefined> {
    const [row] = await this.#db
      .select({ language: filmSubtitles.language, cues: filmSubtitles.cues })
      .from(filmSubtitles)
      .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmSubtitles.videoId))
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaVideos.titleId))
      .where(and(eq(filmSubtitles.subtitleId, subtitleId), isShown(at)));
    return row;
  }

  /** Deletes those that no episode has, that are older than an instant, and that no episode let go a short time ago. */
  async clear(before: Date): Promise<void> {
    const { videoId, createdAt, releasedAt } = filmSubtitles;
    await this.#db
      .delete(filmSubtitles)
      .where(and(isNull(videoId), lt(createdAt, before), not(isReleasedLately(releasedAt))));
  }
}
