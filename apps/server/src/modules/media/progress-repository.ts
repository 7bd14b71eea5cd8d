import type { MediaProgress } from '@khandai/contracts';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { mediaLicences, mediaProgress, mediaTitles, mediaVideos, uploads } from '../../platform/database/schema.js';
import { isShown } from './shown-titles-query.js';

/** How far somebody watched a video. */
export interface Seen {
  readonly videoId: number;
  readonly second: number;
}

/** SQL for how far members have watched. */
export class ProgressRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The videos that were watched last, without those that readers do not get. @param limit Of each kind of title. */
  async of(userId: number, at: Date, limit: number): Promise<MediaProgress[]> {
    const { videoId, seenAt } = mediaProgress;
    const place = sql<number>`row_number() OVER (PARTITION BY ${mediaTitles.kind}
      ORDER BY ${seenAt} DESC, ${videoId} DESC)`;
    const last = this.#db
      .select({
        ...{ kind: mediaTitles.kind, seenAt, place: place.as('place') },
        titleId: mediaVideos.titleId,
        videoId: mediaVideos.videoId,
        second: mediaProgress.second,
        seconds: uploads.seconds,
      })
      .from(mediaProgress)
      .innerJoin(mediaVideos, eq(mediaVideos.videoId, mediaProgress.videoId))
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaVideos.titleId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaVideos.sourceId))
      .where(and(eq(mediaProgress.userId, userId), isShown(at)))
      .as('last');
    const rows = await this.#db
      .select({
        ...{ kind: last.kind, titleId: last.titleId, videoId: last.videoId, second: last.second },
        seconds: last.seconds,
      })
      .from(last)
      .where(lte(last.place, limit))
      .orderBy(desc(last.seenAt), desc(last.videoId));
    return rows.map(({ seconds, ...row }) => ({ ...row, seconds: seconds ?? 0 }));
  }

  /** A second beyond the end is the end. Videos that readers do not get are passed over. @param merge Keeps the further second. */
  async save(userId: number, at: Date, seen: readonly Seen[], merge: boolean): Promise<void> {
    const wanted = new Map(seen.map(({ videoId, second }) => [videoId, second]));
    const shown = await this.#db
      .select({ videoId: mediaVideos.videoId, seconds: uploads.seconds })
      .from(mediaVideos)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaVideos.titleId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaVideos.sourceId))
      .where(and(inArray(mediaVideos.videoId, [...wanted.keys()]), isShown(at)));
    const rows = shown.map(({ videoId, seconds }) => {
      const second = Math.min(wanted.get(videoId) ?? 0, seconds ?? 0);
      return { userId, videoId, second, seenAt: at };
    });
    if (rows.length === 0) return;
    const further = sql`greatest(${mediaProgress.second}, excluded.second)`;
    await this.#db
      .insert(mediaProgress)
      .values(rows)
      .onConflictDoUpdate({
        target: [mediaProgress.userId, mediaProgress.videoId],
        set: { second: merge ? further : sql`excluded.second`, seenAt: at },
      });
  }
}
