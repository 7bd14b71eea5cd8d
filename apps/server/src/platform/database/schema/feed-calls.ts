import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';

/** When each call of a provider was made last. The hard minimum between two requests rests on it. */
export const feedCalls = pgTable(
  'feed_calls',
  {
    feed: text('feed').notNull(),
    call: text('call').notNull(),
    /** Start of the last request; its end, once that is known. */
    calledAt: instant('called_at').notNull(),
    /** The call is not made again before this. */
    notBefore: instant('not_before'),
    /** The last good answer. */
    answeredAt: instant('answered_at'),
    /** Time of the last good answer of each argument, such as a day of the schedule. */
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    /** What was wrong with the last answer, in Vietnamese; null when it was good. */
    fault: text('fault'),
  },
  (table) => [primaryKey({ columns: [table.feed, table.call] })],
);

/** Vietnamese names of a provider's leagues. */
export const leagueNames = pgTable('league_names', {
  leagueId: text('league_id').primaryKey(),
  name: text('name').notNull(),
});
