import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fixtures, leagues, teams } from './matches.js';

/** Ids of teams, leagues and matches that were renamed, or stored twice and are one now. */
export const formerIds = pgTable(
  'former_ids',
  {
    kind: text('kind').$type<'team' | 'league' | 'match'>().notNull(),
    formerId: text('former_id').notNull(),
    /** Id of the page that it had; null if it is that of the present one, and for a match, whose page has its own id. */
    pageId: integer('page_id'),
    teamId: text('team_id').references(() => teams.teamId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    leagueId: text('league_id').references(() => leagues.leagueId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    fixtureId: text('fixture_id').references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.formerId] }),
    check(
      'former_ids_one_thing',
      sql`num_nonnulls(${table.teamId}, ${table.leagueId}, ${table.fixtureId}) = 1
        AND CASE ${table.kind} WHEN 'team' THEN ${table.teamId} WHEN 'league' THEN ${table.leagueId}
          WHEN 'match' THEN ${table.fixtureId} END IS NOT NULL`,
    ),
    uniqueIndex('former_ids_page').on(table.kind, table.pageId),
    index('former_ids_team')
      .on(table.teamId)
      .where(sql`team_id IS NOT NULL`),
    index('former_ids_league')
      .on(table.leagueId)
      .where(sql`league_id IS NOT NULL`),
    index('former_ids_fixture')
      .on(table.fixtureId)
      .where(sql`fixture_id IS NOT NULL`),
  ],
);
