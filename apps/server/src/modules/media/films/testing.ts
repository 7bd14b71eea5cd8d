import type { DeskEpisode, DeskFilm } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { toSource } from '../../newsfeed/media/post-sources-query.js';
import { filmDesk } from '../desk/film-desk.js';
import { FakeLog } from '../../../platform/testing.js';
import { type PartNotice, PartNotices } from '../part-notices.js';
import { mediaFixture } from '../testing.js';
import { FilmFollowRepository } from './film-follow-repository.js';
import { FilmFollows } from './film-follows.js';
import { episodeWords, FilmNoticeRepository } from './film-notice-repository.js';
import { FilmRepository } from './film-repository.js';
import { FilmService } from './film-service.js';
import { SubtitleRepository } from './subtitle-repository.js';
import { SubtitleService } from './subtitle-service.js';

const VTT = new TextEncoder().encode('WEBVTT\n\n00:01.000 --> 00:02.000\nĐêm mở màn\n');

/** Films on a real database; the test controls the clock. */
export function filmFixture(database: Database) {
  const { clock, video, licence } = mediaFixture(database);
  const withheld: string[] = [];
  const told: PartNotice[] = [];
  const failing = { notices: false };
  const desk = filmDesk({
    ...{ database, clock, sourceOf: toSource, deskLog: new DeskLog({ clock }) },
    deskChanges: { publish: () => Promise.resolve() },
    withhold: (names) => {
      withheld.push(...names);
      return Promise.resolve();
    },
  });
  const subtitles = new SubtitleService({ subtitles: new SubtitleRepository(database), clock });
  return {
    ...{ clock, desk, withheld, told, failing, licence, subtitles },
    films: new FilmService({ database, clock, sourceOf: toSource, films: new FilmRepository(database) }),
    follows: new FilmFollows({ clock, follows: new FilmFollowRepository(database) }),
    notices: new PartNotices(episodeWords, {
      ...{ noted: new FilmNoticeRepository(database), clock, log: new FakeLog().log },
      notices: {
        notify: (notice) => {
          if (failing.notices) return Promise.reject(new Error('the database is away'));
          told.push(notice);
          return Promise.resolve();
        },
      },
    }),
    /** A stored subtitle file of one line. */
    subtitle: async (userId: number) => (await subtitles.add(userId, VTT)).subtitleId,
    /** An episode of a minute. */
    episode: async (userId: number, number: number, tracks: DeskEpisode['tracks'] = []): Promise<DeskEpisode> => {
      const { sourceId } = await video(userId);
      return { ...{ season: 1, number, title: `Tập ${number}`, summary: '', tracks }, sourceId };
    },
    /** A minute passes. */
    publish: async (editorId: number, { id, version }: DeskFilm) => {
      await clock.advance(60_000);
      return desk.publish(editorId, id, version);
    },
  };
}
