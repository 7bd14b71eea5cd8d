import type { OddsCategory } from '@khandai/odds-parser';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { fixtures } from './matches.js';

/* Odds of bookmakers and their movement. */

export const companies = pgTable('companies', {
  companyId: integer('company_id').primaryKey(),
  name: text('name').notNull(),
});

/** The main line of each match, company and category, as text: a `main` row of odds-parser, in the form it writes. */
export const odds = pgTable(
  'odds',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    companyId: integer('company_id').notNull(),
    category: text('category').$type<OddsCategory>().notNull(),
    row: text('row').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it last became another offer; the history gets it afterwards. Null for rows that are older than this column. */
    movedAt: instant('moved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.fixtureId, table.companyId, table.category] }),
    index('odds_company').on(table.companyId),
  ],
);

/** When the feed last read prices, whether they had moved or not: at most one row. */
export const priceReads = pgTable('price_reads', {
  one: boolean('one').primaryKey().default(true),
  readAt: instant('read_at').notNull(),
});

/** Every odds row of a company for a match, with its time; the source of movement charts. */
export const oddsMoves = pgTable(
  'odds_moves',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    companyId: integer('company_id').notNull(),
    category: text('category').$type<OddsCategory>().notNull(),
    movedAt: instant('moved_at').notNull(),
    row: text('row').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.companyId, table.category, table.movedAt] })],
);
