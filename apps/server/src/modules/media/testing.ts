import { randomBytes } from 'node:crypto';
import type { MediaLicence } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { uploads } from '../../platform/database/schema.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { addressOfFile } from '../newsfeed/media/post-files.js';
import { toSource } from '../newsfeed/media/post-sources-query.js';
import type { HighlightContent } from './desk/highlight-contents-repository.js';
import { highlightDesk } from './desk/highlight-desk.js';
import type { NewTitle, TitleDeskDeps } from './desk/title-desk.js';
import { reelDesk as openReelDesk } from './desk/reel-desk.js';
import type { ReelContent } from './desk/reel-contents-repository.js';
import { HighlightRepository } from './highlight-repository.js';
import { HighlightService } from './highlight-service.js';
import { ProgressRepository } from './progress-repository.js';
import { ReelRepository } from './reel-repository.js';
import { ReelService } from './reel-service.js';
import { ReelTotalsRepository } from './reel-totals-repository.js';
import { TitleBookmarkRepository } from './title-bookmark-repository.js';
import { TitleBookmarks } from './title-bookmarks.js';
import { TitleCards } from './title-cards-query.js';

const HOUR = 60 * 60_000;
/** Facts of the video of a reel. */
export const UPRIGHT = { width: 360, height: 640, seconds: 12, hasSound: true } as const;

/** Highlights and reels on a real database; the test controls the clock. */
export function mediaFixture(database: Database) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const withheld: string[] = [];
  const deskDeps: TitleDeskDeps = {
    ...{ database, clock, sourceOf: toSource, deskLog: new DeskLog({ clock }) },
    deskChanges: { publish: () => Promise.resolve() },
    withhold: (names) => {
      withheld.push(...names);
      return Promise.resolve();
    },
  };
  const desk = highlightDesk(deskDeps);
  const reelDesk = openReelDesk(deskDeps);
  const matches = new FixtureCards({ database, counts: { online: () => 0 } });
  const inHours = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const licence = (rest: Partial<MediaLicence> = {}): MediaLicence => ({
    ...{ holder: 'Khán Đài', kind: 'own', source: 'Tự quay', territory: '', document: '' },
    ...{ validFrom: inHours(-1), validUntil: null },
    ...rest,
  });
  /** An uploaded video of a minute. */
  const video = async (
    userId: number,
    state: 'ready' | 'processing' = 'ready',
    facts: Partial<typeof uploads.$inferInsert> = {},
  ) => {
    const name = randomBytes(16).toString('hex');
    const [row] = await database.db
      .insert(uploads)
      .values({
        ...{ uploadId: name, publicName: name, userId, kind: 'video', state, size: 10 },
        ...{ files: ['video.mp4'], width: 640, height: 360, seconds: 60, createdAt: new Date(clock.now()) },
        ...facts,
      })
      .returning({ sourceId: uploads.sourceId });
    return { sourceId: row?.sourceId ?? 0, name };
  };
  const titles = new TitleCards({ database, matches, clock, sourceOf: toSource });
  return {
    ...{ clock, desk, reelDesk, withheld, inHours, licence, video },
    service: new HighlightService({
      highlights: new HighlightRepository(database),
      ...{ matches, clock, sourceOf: toSource },
    }),
    reels: new ReelService({
      ...{ matches, clock, sourceOf: toSource, secret: Buffer.from('a secret of tests'), addressOfFile },
      ...{ reels: new ReelRepository(database), totals: new ReelTotalsRepository(database) },
    }),
    progress: new ProgressRepository(database),
    titles,
    bookmarks: new TitleBookmarks({ bookmarks: new TitleBookmarkRepository(database), titles, clock }),
    /** Writes a highlight with a video and publishes it; a minute passes. */
    publish: async (editorId: number, rest: Partial<NewTitle<HighlightContent>> = {}) => {
      const { sourceId } = await video(editorId);
      const made = await desk.create(editorId, { title: 'Bàn thắng đẹp', sourceId, licence: licence(), ...rest });
      await clock.advance(60_000);
      return desk.publish(editorId, made.id, made.version);
    },
    /** Writes a reel with an upright video and publishes it; a minute passes. */
    publishReel: async (editorId: number, rest: Partial<NewTitle<ReelContent>> = {}) => {
      const { sourceId } = await video(editorId, 'ready', UPRIGHT);
      const made = await reelDesk.create(editorId, { title: 'Vô lê', sourceId, licence: licence(), ...rest });
      await clock.advance(60_000);
      return reelDesk.publish(editorId, made.id, made.version);
    },
  };
}
