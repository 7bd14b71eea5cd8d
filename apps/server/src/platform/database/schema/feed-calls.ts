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

/** Points that a league took from or gave to teams in a season, as the provider's table has them. */
export const leagueAdjustments = pgTable(
  'league_adjustments',
  {
    leagueId: text('league_id').notNull(),
    season: text('season').notNull(),
    /** By team id; negative for points taken. */
    points: jsonb('points').$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.season] })],
);

/** A row of a table as a provider has it. */
export interface LeagueTableRow {
  readonly teamId: string;
  /** For a team without a stored match; the name may be empty. */
  readonly name: string;
  readonly code: string;
  readonly colors: readonly [string, string];
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  /** Letter of the group in a cup; absent in a league. */
  readonly group?: string;
}

/** Tables as the provider has them: for seasons of which the site does not have every match. */
export const leagueTables = pgTable(
  'league_tables',
  {
    leagueId: text('league_id').notNull(),
    season: text('season').notNull(),
    /** In the order of the table. */
    rows: jsonb('rows').$type<readonly LeagueTableRow[]>().notNull(),
    /** When the provider was asked. */
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.season] })],
);

/** Vietnamese names of a provider's leagues. */
export const leagueNames = pgTable('league_names', {
  leagueId: text('league_id').primaryKey(),
  name: text('name').notNull(),
});
