import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';
import { fixtures } from './matches.js';

/* Commentators of a match and its streams. */

/** Assigns commentators to fixtures. */
export const hosts = pgTable(
  'hosts',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    live: boolean('live').notNull().default(false),
    position: integer('position').notNull().default(0),
    /**
     * The commentator took the match on themselves: no feed changes or removes this row. They also set the columns
     * below.
     */
    own: boolean('own').notNull().default(false),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    image: text('image'),
    startsAt: instant('starts_at'),
    ended: boolean('ended').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fixtureId, table.userId] }),
    index('hosts_user').on(table.userId),
    index('hosts_live')
      .on(table.userId)
      .where(sql`${table.live}`),
  ],
);

/**
 * Streams of a fixture; with `userId` null the stream belongs to the fixture's own room. A row taken down is never
 * served.
 */
export const liveLinks = pgTable(
  'live_links',
  {
    linkId: serial('link_id').primaryKey(),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<'hls' | 'flv'>().notNull(),
    url: text('url').notNull(),
    position: integer('position').notNull().default(0),
    licence: text('licence').notNull(),
    takenDownAt: instant('taken_down_at'),
  },
  (table) => [index('live_links_fixture').on(table.fixtureId), index('live_links_user').on(table.userId)],
);
