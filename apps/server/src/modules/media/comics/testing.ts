import { randomBytes } from 'node:crypto';
import type { DeskComicChapter, MediaLicence } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../../platform/database/database.js';
import { uploads } from '../../../platform/database/schema.js';
import { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { FakeLog } from '../../../platform/testing.js';
import { toSource } from '../../newsfeed/media/post-sources-query.js';
import { ChapterDesk } from '../desk/chapter-desk.js';
import { ChapterRepository } from '../desk/chapter-repository.js';
import type { ComicContent } from '../desk/comic-contents-repository.js';
import { comicDesk } from '../desk/comic-desk.js';
import type { NewTitle } from '../desk/title-desk.js';
import { type PartNotice, PartNotices } from '../part-notices.js';
import { chapterWords, ComicNoticeRepository } from './comic-notice-repository.js';
import { ComicProgressRepository } from './comic-progress-repository.js';
import { ComicRepository } from './comic-repository.js';
import { ComicService } from './comic-service.js';

const HOUR = 60 * 60_000;

/** Comics on a real database; the test controls the clock. */
export function comicFixture(database: Database) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const withheld: string[] = [];
  const told: PartNotice[] = [];
  const failing = { notices: false };
  const deps = {
    ...{ database, clock, sourceOf: toSource, deskLog: new DeskLog({ clock }) },
    deskChanges: { publish: () => Promise.resolve() },
    withhold: (names: readonly string[]) => {
      withheld.push(...names);
      return Promise.resolve();
    },
  };
  const desk = comicDesk(deps);
  const chapters = new ChapterDesk({ ...deps, chapters: new ChapterRepository(database) });
  const inHours = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const licence = (rest: Partial<MediaLicence> = {}): MediaLicence => ({
    ...{ holder: 'Khán Đài', kind: 'own', source: 'Tự vẽ', territory: '', document: '' },
    ...{ validFrom: inHours(-1), validUntil: null },
    ...rest,
  });
  /** An uploaded picture. */
  const picture = async (userId: number, size = { width: 720, height: 1040 }) => {
    const name = randomBytes(16).toString('hex');
    const [row] = await database.db
      .insert(uploads)
      .values({
        ...{ uploadId: name, publicName: name, userId, kind: 'image', state: 'ready', size: 0, ...size },
        ...{ files: ['picture.webp'], createdAt: new Date(clock.now()) },
      })
      .returning({ sourceId: uploads.sourceId });
    return { sourceId: row?.sourceId ?? 0, name };
  };
  const pagesOf = async (userId: number, count: number) => {
    const pages = [];
    for (let number = 1; number <= count; number += 1) {
      const { sourceId, name } = await picture(userId);
      pages.push({ sourceId, name, fileName: `trang-${number}.png`, alt: `Tranh ${number}` });
    }
    return pages;
  };
  return {
    ...{ clock, desk, chapters, withheld, told, failing, inHours, licence, picture, pagesOf },
    service: new ComicService({
      ...{ comics: new ComicRepository(database), sourceOf: toSource, clock },
      secret: new Uint8Array(32),
    }),
    progress: new ComicProgressRepository(database),
    notices: (members?: number) =>
      new PartNotices(
        chapterWords,
        {
          ...{ noted: new ComicNoticeRepository(database), clock, log: new FakeLog().log },
          notices: {
            notify: (notice) => {
              if (failing.notices) return Promise.reject(new Error('the database is away'));
              told.push(notice);
              return Promise.resolve();
            },
          },
        },
        members,
      ),
    /** Writes a comic with a cover and publishes it; a minute passes. */
    publish: async (editorId: number, rest: Partial<NewTitle<ComicContent>> = {}) => {
      const { sourceId: coverId } = await picture(editorId);
      const made = await desk.create(editorId, { title: 'Số 10 xóm Bãi', coverId, licence: licence(), ...rest });
      await clock.advance(60_000);
      return desk.publish(editorId, made.id, made.version);
    },
    /** Adds a chapter with pages and publishes it; a minute passes. */
    publishChapter: async (editorId: number, titleId: number, count = 3): Promise<DeskComicChapter> => {
      const { id, version } = await chapters.create(editorId, { titleId });
      const pages = (await pagesOf(editorId, count)).map(({ name: _name, ...page }) => page);
      const whole = await chapters.update(editorId, id, version, { pages });
      await clock.advance(60_000);
      return chapters.publish(editorId, id, whole.version, null);
    },
  };
}
