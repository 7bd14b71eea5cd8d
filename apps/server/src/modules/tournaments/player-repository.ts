import { EventType, type LineUps } from '@khandai/contracts';
import { and, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, lineUps, matchEvents, teamSquads } from '../../platform/database/schema.js';
import { isEnded } from '../fixtures/fixture-query.js';

export interface ScorerRow {
  player: string;
  teamId: string;
  goals: number;
  penalties: number;
}

const GOALS: number[] = [EventType.goal, EventType.penaltyScored];

/** Reads who played and who scored. Every statement reads a bounded part of an index, at any number of seasons. */
export class PlayerRepository {
  constructor(private readonly database: Database) {}

  /** Line-ups of these matches, in no order. */
  async lineUps(fixtureIds: readonly string[]): Promise<Map<string, LineUps>> {
    if (fixtureIds.length === 0) return new Map();
    const rows = await this.database.db
      .select()
      .from(lineUps)
      .where(inArray(lineUps.fixtureId, [...fixtureIds]));
    return new Map(rows.map(({ fixtureId, value }) => [fixtureId, value]));
  }

  /** Players whom a team has registered; empty when none are known. */
  async registered(teamId: string): Promise<(typeof teamSquads.$inferSelect)['players']> {
    const [found] = await this.database.db.select().from(teamSquads).where(eq(teamSquads.teamId, teamId));
    return found?.players ?? [];
  }

  /** Goals by player in these matches; own goals count for no player. */
  async scorers(of: { leagueId: string; season: string } | { fixtureIds: readonly string[] }): Promise<ScorerRow[]> {
    const { homeEvent, playerName, type } = matchEvents;
    const teamId = sql<string>`case when ${homeEvent} then ${fixtures.homeId} else ${fixtures.awayId} end`;
    const penalties = sql<number>`count(*) filter (where ${type} = ${EventType.penaltyScored})`.mapWith(Number);
    const where =
      'leagueId' in of ? isEventOf(of.leagueId, of.season) : inArray(fixtures.fixtureId, [...of.fixtureIds]);
    return this.database.db
      .select({ player: playerName, teamId, goals: count(), penalties })
      .from(matchEvents)
      .innerJoin(fixtures, eq(fixtures.fixtureId, matchEvents.fixtureId))
      .where(and(where, inArray(type, GOALS), not(eq(playerName, ''))))
      .groupBy(sql`1`, sql`2`)
      .orderBy(desc(count()), asc(penalties), asc(playerName))
      .limit(200);
  }

  /** Number of ended matches of a season with goals whose scorers are stored. */
  async withScorers(leagueId: string, season: string): Promise<number> {
    const [row] = await this.database.db
      .select({ total: sql<number>`count(distinct ${fixtures.fixtureId})`.mapWith(Number) })
      .from(fixtures)
      .innerJoin(matchEvents, eq(matchEvents.fixtureId, fixtures.fixtureId))
      .where(and(isEventOf(leagueId, season), isEnded, inArray(matchEvents.type, GOALS)));
    return row?.total ?? 0;
  }
}

/** As a list of ids, so that their events are looked up: joined, all events that were ever stored may be read. */
const isEventOf = (leagueId: string, season: string): SQL =>
  sql`${matchEvents.fixtureId} = ANY (ARRAY(
    SELECT f.fixture_id FROM fixtures AS f WHERE f.league_id = ${leagueId} AND f.season = ${season}))`;
