import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MatchLine } from '@khandai/contracts';
import { instant } from './instant.js';
import { fixtures } from './matches.js';

/** What the site says in the rooms of a match: goals, red cards and the end. */
export const matchLines = pgTable(
  'match_lines',
  {
    lineId: serial('line_id').primaryKey(),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The event among those of the match: "goal home 2". */
    event: text('event').notNull(),
    kind: text('kind').$type<MatchLine['kind']>().notNull(),
    homeEvent: boolean('home_event'),
    homeScore: integer('home_score').notNull(),
    awayScore: integer('away_score').notNull(),
    minute: integer('minute'),
    /** The goal or card was taken back. */
    cancelled: boolean('cancelled').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('match_lines_event')
      .on(table.fixtureId, table.event)
      .where(sql`NOT ${table.cancelled}`),
    index('match_lines_fixture').on(table.fixtureId, table.at),
    index('match_lines_at').on(table.at),
  ],
);
