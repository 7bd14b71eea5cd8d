import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineUps, Origin, ShootOutKick, Shot } from '@khandai/contracts';
import { instant } from './instant.js';

/* Matches, their teams and their events. */

export const leagues = pgTable(
  'leagues',
  {
    leagueId: text('league_id').primaryKey(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    color: text('color').notNull(),
    /** Place among the popular leagues when a feed last stored the league; null if it is not one of them. */
    position: integer('position'),
    /** Id of the league's page; the database gives it after the insert. */
    pageId: integer('page_id'),
  },
  (table) => [uniqueIndex('leagues_page').on(table.pageId)],
);

/** Leagues that come first in lists, by position. `name` has no season; spellings of one league share a position. */
export const popularLeagues = pgTable('popular_leagues', {
  name: text('name').primaryKey(),
  position: integer('position').notNull(),
});

export const teams = pgTable(
  'teams',
  {
    teamId: text('team_id').primaryKey(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    code: text('code').notNull(),
    color: text('color').notNull(),
    secondColor: text('second_color').notNull(),
    /** Id of the team's page; the database gives it after the insert. */
    pageId: integer('page_id'),
  },
  (table) => [uniqueIndex('teams_page').on(table.pageId)],
);

/** Part of a competition that a match belongs to. */
export type Phase = 'league' | 'group' | 'knockout';

export interface ExtraScore {
  homeScore: number;
  awayScore: number;
  penaltyHomeScore: number | null;
  penaltyAwayScore: number | null;
}

/** The goals of both legs of a tie, for the teams as home and away of the match that has it. */
export interface AggregateScore {
  homeScore: number;
  awayScore: number;
}

export const fixtures = pgTable(
  'fixtures',
  {
    fixtureId: text('fixture_id').primaryKey(),
    link: text('link').notNull(),
    sportType: integer('sport_type').notNull().default(10),
    leagueId: text('league_id')
      .notNull()
      .references(() => leagues.leagueId),
    round: text('round').notNull().default(''),
    /** `2025/26`; empty when the feed does not say it. */
    season: text('season').notNull().default(''),
    phase: text('phase').$type<Phase | ''>().notNull().default(''),
    /** Letter of the group; empty outside groups. */
    groupName: text('group_name').notNull().default(''),
    /** Matchday; in a knock-out round the teams left, and 3 for the match for third place. */
    roundNumber: integer('round_number'),
    homeId: text('home_id')
      .notNull()
      .references(() => teams.teamId),
    awayId: text('away_id')
      .notNull()
      .references(() => teams.teamId),
    kickOff: instant('kick_off').notNull(),
    /** Only the day of the kick-off is known; it is then noon of that day in UTC. */
    dateOnly: boolean('date_only').notNull().default(false),
    /** Raw status of the provider (contracts RawStatus). */
    status: integer('status').notNull().default(0),
    /** The score is a decision of the league. */
    awarded: boolean('awarded').notNull().default(false),
    /** The kick-off before the match moved; a trigger notes it. */
    movedFrom: instant('moved_from'),
    halfStart: instant('half_start'),
    injuryTime: integer('injury_time').notNull().default(0),
    period: integer('period').notNull().default(0),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    homeHalfScore: integer('home_half_score'),
    awayHalfScore: integer('away_half_score'),
    homeRed: integer('home_red').notNull().default(0),
    awayRed: integer('away_red').notNull().default(0),
    homeYellow: integer('home_yellow').notNull().default(0),
    awayYellow: integer('away_yellow').notNull().default(0),
    homeCorner: integer('home_corner').notNull().default(0),
    awayCorner: integer('away_corner').notNull().default(0),
    extra: jsonb('extra').$type<ExtraScore>(),
    /** Of both legs of a tie, this one among them. */
    aggregate: jsonb('aggregate').$type<AggregateScore>(),
    location: text('location').notNull().default(''),
    hot: boolean('hot').notNull().default(false),
    origin: text('origin').$type<Origin>().notNull(),
    goalTimesEstimated: boolean('goal_times_estimated').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
    /** When the source last changed it, by its own clock; null when the source does not say it. */
    sourceAt: instant('source_at'),
    /** Grows, by a trigger, with each change that calendar apps must take over. */
    calendarRevision: integer('calendar_revision').notNull().default(0),
    /** Id of the fixture's own chat room. The room itself is stored when the first user enters it. */
    groupId: integer('group_id')
      .notNull()
      .default(sql`nextval('chat_rooms_group_id_seq')`),
  },
  (table) => [
    uniqueIndex('fixtures_link').on(table.link),
    uniqueIndex('fixtures_group').on(table.groupId),
    index('fixtures_kick_off').on(table.kickOff),
    index('fixtures_season').on(table.leagueId, table.season, table.kickOff),
    index('fixtures_home').on(table.homeId, table.kickOff, table.fixtureId),
    index('fixtures_away').on(table.awayId, table.kickOff, table.fixtureId),
    index('fixtures_league').on(table.leagueId, table.kickOff),
    index('fixtures_sport').on(table.sportType, table.kickOff),
    index('fixtures_status').on(table.status),
  ],
);

export const matchEvents = pgTable(
  'match_events',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    type: integer('type').notNull(),
    minute: integer('minute').notNull(),
    addedMinute: integer('added_minute').notNull().default(0),
    homeEvent: boolean('home_event').notNull(),
    playerName: text('player_name').notNull().default(''),
    otherPlayerName: text('other_player_name'),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.eventId] })],
);

export const matchStats = pgTable(
  'match_stats',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    type: integer('type').notNull(),
    home: real('home').notNull(),
    away: real('away').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.type] })],
);

/** Players whom a team has registered, for a team without line-ups. */
export const teamSquads = pgTable('team_squads', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.teamId, { onDelete: 'cascade', onUpdate: 'cascade' }),
  players: jsonb('players').$type<readonly { name: string; number: number; keeper: boolean }[]>().notNull(),
});

/** Shots with their places, of matches whose source has them: as a whole, because sources send them so. */
export const matchShots = pgTable('match_shots', {
  fixtureId: text('fixture_id')
    .primaryKey()
    .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
  list: jsonb('list').$type<Shot[]>().notNull(),
});

/** Kicks of shoot-outs, as a whole. */
export const shootOutKicks = pgTable('shoot_out_kicks', {
  fixtureId: text('fixture_id')
    .primaryKey()
    .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
  list: jsonb('list').$type<ShootOutKick[]>().notNull(),
});

export const lineUps = pgTable('line_ups', {
  fixtureId: text('fixture_id')
    .primaryKey()
    .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
  value: jsonb('value').$type<LineUps>().notNull(),
});

export const matchCommentary = pgTable(
  'match_commentary',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    liveId: text('live_id').notNull(),
    minute: integer('minute').notNull(),
    addedMinute: integer('added_minute').notNull().default(0),
    homeEvent: boolean('home_event'),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.liveId] })],
);
