import type { MatchPick } from '@khandai/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { fixtures, leagues, teams } from './matches.js';
import { users } from './members.js';

/** A match of which a member wants goals, line-ups and the reminder, without a booking. */
export const matchFollows = pgTable(
  'match_follows',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    followedAt: instant('followed_at').notNull(),
    /** The kick-off that the member knows. */
    knownKickOff: instant('known_kick_off'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fixtureId] }),
    index('match_follows_fixture').on(table.fixtureId),
  ],
);

/** A team that a member supports; the lowest position is the favourite one. */
export const userFavouriteTeams = pgTable(
  'user_favourite_teams',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: smallint('position').notNull().default(0),
    /** Other members see it. */
    shown: boolean('shown').notNull().default(true),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    uniqueIndex('user_favourite_teams_user_id_team_id_key').on(table.userId, table.teamId),
    index('user_favourite_teams_fans')
      .on(table.teamId, table.userId)
      .where(sql`shown`),
  ],
);

/** A team, a league or a match that a member has marked with a star. */
export const favourites = pgTable(
  'favourites',
  {
    favouriteId: bigint('favourite_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    teamId: text('team_id').references(() => teams.teamId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    leagueId: text('league_id').references(() => leagues.leagueId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    fixtureId: text('fixture_id').references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    markedAt: instant('marked_at').notNull(),
  },
  (table) => [
    check('favourites_one_thing', sql`num_nonnulls(${table.teamId}, ${table.leagueId}, ${table.fixtureId}) = 1`),
    uniqueIndex('favourites_user_id_team_id_key').on(table.userId, table.teamId),
    uniqueIndex('favourites_user_id_league_id_key').on(table.userId, table.leagueId),
    uniqueIndex('favourites_user_id_fixture_id_key').on(table.userId, table.fixtureId),
    index('favourites_team')
      .on(table.teamId)
      .where(sql`team_id IS NOT NULL`),
    index('favourites_league')
      .on(table.leagueId)
      .where(sql`league_id IS NOT NULL`),
    index('favourites_fixture')
      .on(table.fixtureId)
      .where(sql`fixture_id IS NOT NULL`),
  ],
);

/** What a member expects of a match before it kicks off. */
export const matchVotes = pgTable(
  'match_votes',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    pick: text('pick').$type<MatchPick>().notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fixtureId, table.userId] }),
    check('match_votes_pick', sql`${table.pick} IN ('home', 'draw', 'away')`),
    index('match_votes_counts').on(table.fixtureId, table.pick),
    index('match_votes_user').on(table.userId),
  ],
);
