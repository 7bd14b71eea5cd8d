import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FilterSeverity } from '@khandai/contracts';
import { instant } from './instant.js';
import { fixtures } from './matches.js';
import { users } from './members.js';

/* What staff set at the desk: words of the filter, and corrected scores. */

/** Words that the operator adds to the filter of the chat and of the feed. */
export const filterWords = pgTable(
  'filter_words',
  {
    wordId: serial('word_id').primaryKey(),
    /** In lower case and NFC. */
    text: text('text').notNull(),
    severity: text('severity').$type<FilterSeverity>().notNull(),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('filter_words_text').on(table.text)],
);

/** Scores that the desk corrects. The match shows them; what the feed says meanwhile is kept here. */
export const fixtureOverrides = pgTable(
  'fixture_overrides',
  {
    fixtureId: text('fixture_id')
      .primaryKey()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    status: integer('status').notNull(),
    feedHomeScore: integer('feed_home_score'),
    feedAwayScore: integer('feed_away_score'),
    feedStatus: integer('feed_status').notNull(),
    feedAt: instant('feed_at').notNull(),
    reason: text('reason').notNull(),
    /** Null once the member has left. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** A new number with every change, so that an older view of it is noticed. */
    version: serial('version').notNull(),
  },
  (table) => [index('fixture_overrides_user').on(table.userId)],
);
