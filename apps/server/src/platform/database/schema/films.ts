import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SubtitleCue, SubtitleLanguage } from '@khandai/contracts';
import { instant } from './instant.js';
import { mediaTitles, mediaVideos } from './media.js';
import { users } from './members.js';
import { uploads } from './uploads.js';

/* Films: what they have beside their title, their episodes and subtitles, and who follows them. */

const titleId = () => integer('title_id').references(() => mediaTitles.titleId, { onDelete: 'cascade' });

export const films = pgTable('films', {
  titleId: titleId().primaryKey(),
  posterId: bigint('poster_id', { mode: 'number' }).references(() => uploads.sourceId, { onDelete: 'set null' }),
  genre: text('genre').notNull().default(''),
  year: integer('year'),
  credits: text('credits').notNull().default(''),
});

export const filmEpisodes = pgTable(
  'film_episodes',
  {
    videoId: integer('video_id')
      .primaryKey()
      .references(() => mediaVideos.videoId, { onDelete: 'cascade' }),
    titleId: titleId().notNull(),
    season: integer('season').notNull(),
    /** Goes on over all seasons. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Whether an announcement to the followers of the film was stored. */
    isNoted: boolean('told').notNull().default(false),
  },
  (table) => [
    index('film_episodes_number').on(table.titleId, table.number),
    index('film_episodes_untold')
      .on(table.titleId)
      .where(sql`NOT ${table.isNoted}`),
  ],
);

export const filmSubtitles = pgTable(
  'film_subtitles',
  {
    subtitleId: serial('subtitle_id').primaryKey(),
    videoId: integer('video_id').references(() => mediaVideos.videoId, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    /** Null until an episode has it. */
    language: text('language').$type<SubtitleLanguage>(),
    cues: jsonb('cues').$type<readonly SubtitleCue[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an episode let them go. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('film_subtitles_video').on(table.videoId),
    index('film_subtitles_user').on(table.userId),
    index('film_subtitles_unused')
      .on(table.createdAt)
      .where(sql`${table.videoId} IS NULL`),
  ],
);

export const filmFollows = pgTable(
  'film_follows',
  {
    titleId: titleId().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    followedAt: instant('followed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.userId] }), index('film_follows_user').on(table.userId)],
);

/** Episodes of which followers are notified; stored in the transaction that marks them as noted. */
export const filmAnnouncements = pgTable(
  'film_announcements',
  {
    titleId: titleId().notNull(),
    /** Of the episode; of several new ones the first. */
    number: integer('number').notNull(),
    /** Not before this time. */
    dueAt: instant('due_at').notNull(),
    /** Followers up to this id are notified. */
    afterUser: integer('after_user').notNull().default(0),
    /** Since the last success. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.number] })],
);
