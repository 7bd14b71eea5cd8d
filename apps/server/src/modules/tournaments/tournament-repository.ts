import { RawStatus } from '@khandai/contracts';
import { and, asc, count, desc, eq, gte, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, leagueAdjustments, leagues, leagueTables, teams } from '../../platform/database/schema.js';
import type { Span } from '../../platform/span.js';
import { withFormerPage } from '../fixtures/former-ids-query.js';
import { type FixtureRow, isEnded, isPlaying, selectFixtures } from '../fixtures/fixture-query.js';
import type { MatchCursor } from './match-cursor.js';
import type { ProviderTable } from './whole-season.js';

export type LeagueRecord = typeof leagues.$inferSelect;
export type TeamRecord = typeof teams.$inferSelect;

const light = {
  fixtureId: fixtures.fixtureId,
  link: fixtures.link,
  sportType: fixtures.sportType,
  homeId: fixtures.homeId,
  awayId: fixtures.awayId,
  kickOff: fixtures.kickOff,
  status: fixtures.status,
  homeScore: fixtures.homeScore,
  awayScore: fixtures.awayScore,
  homeHalfScore: fixtures.homeHalfScore,
  awayHalfScore: fixtures.awayHalfScore,
  extra: fixtures.extra,
  round: fixtures.round,
  phase: fixtures.phase,
  groupName: fixtures.groupName,
  roundNumber: fixtures.roundNumber,
  origin: fixtures.origin,
};

/** A match of a season with what tables and brackets need. */
export type SeasonRow = Pick<typeof fixtures.$inferSelect, keyof typeof light>;

export interface PageOf {
  kind: 'results' | 'fixtures';
  /** Of results, only matches that were played to the end; not those called off. */
  finished?: boolean;
  limit: number;
  cursor: MatchCursor | undefined;
  now: Date;
}

/** No competition has more matches in a season. */
const MAX_SEASON = 3_000;
/** A match that is not over began at most this long ago: the others are stale. */
const OPEN_MS = 12 * 3_600_000;
const isFinished = eq(fixtures.status, RawStatus.finished);

/** Reads competitions by season, and teams. Every statement reads a bounded part of an index, at any number of seasons. */
export class TournamentRepository {
  constructor(private readonly database: Database) {}

  /** Also by the page that a league had while its seasons were stored apart. */
  async leagueByPage(pageId: number): Promise<LeagueRecord | undefined> {
    const { db } = this.database;
    const [row] = await db.select().from(leagues).where(eq(leagues.pageId, pageId));
    if (row) return row;
    const [former] = await db
      .select()
      .from(leagues)
      .where(inArray(leagues.leagueId, withFormerPage(db, 'league', pageId)));
    return former;
  }

  /** Also by the page that a team had while it was stored twice. */
  async teamByPage(pageId: number): Promise<TeamRecord | undefined> {
    const { db } = this.database;
    const [row] = await db.select().from(teams).where(eq(teams.pageId, pageId));
    if (row) return row;
    const [former] = await db
      .select()
      .from(teams)
      .where(inArray(teams.teamId, withFormerPage(db, 'team', pageId)));
    return former;
  }

  /** Every league that ever had a match, with its newest match that began, or else its first one. */
  async leagues(now: Date): Promise<{ league: LeagueRecord; sportType: number; season: string; round: string }[]> {
    const { db } = this.database;
    const at = (where: SQL | undefined, order: SQL, name: string) =>
      db
        .select({ sportType: fixtures.sportType, season: fixtures.season, round: fixtures.round })
        .from(fixtures)
        .where(and(eq(fixtures.leagueId, leagues.leagueId), where))
        .orderBy(order)
        .limit(1)
        .as(name);
    const begun = at(lt(fixtures.kickOff, now), desc(fixtures.kickOff), 'begun');
    const first = at(undefined, asc(fixtures.kickOff), 'first');
    return db
      .select({
        league: leagues,
        sportType: sql<number>`coalesce(${begun.sportType}, ${first.sportType})`.mapWith(Number),
        season: sql<string>`coalesce(${begun.season}, ${first.season})`,
        round: sql<string>`coalesce(${begun.round}, ${first.round})`,
      })
      .from(leagues)
      .innerJoinLateral(first, sql`true`)
      .leftJoinLateral(begun, sql`true`);
  }

  /** Matches being played, by league. */
  async live(now: Date): Promise<Map<string, number>> {
    const rows = await this.database.db
      .select({ leagueId: fixtures.leagueId, total: count() })
      .from(fixtures)
      .where(isPlaying(now))
      .groupBy(fixtures.leagueId);
    return new Map(rows.map(({ leagueId, total }) => [leagueId, total]));
  }

  /** Names of a league's seasons, in no order. Steps from one to the next in the index, and reads no other row. */
  async seasons(leagueId: string): Promise<string[]> {
    const next = (where: SQL) =>
      sql`SELECT f.season FROM fixtures AS f WHERE f.league_id = ${leagueId} AND ${where} ORDER BY f.season DESC LIMIT 1`;
    const found = await this.database.db.execute(sql`
      WITH RECURSIVE found AS (
        (${next(sql`true`)})
        UNION ALL
        SELECT (${next(sql`f.season < found.season`)}) FROM found WHERE found.season IS NOT NULL
      ) SELECT season FROM found WHERE season IS NOT NULL`);
    return (found as unknown as { rows: { season: string }[] }).rows.map(({ season }) => season);
  }

  /**
   * The season of the league's newest match that began; undefined while none has. Matches of neither a table nor a bracket, such
   * as play-offs for a European cup, have no season.
   */
  async begunSeason(leagueId: string, now: Date): Promise<string | undefined> {
    const [row] = await this.database.db
      .select({ season: fixtures.season })
      .from(fixtures)
      .where(and(eq(fixtures.leagueId, leagueId), ne(fixtures.season, ''), lt(fixtures.kickOff, now)))
      .orderBy(desc(fixtures.kickOff))
      .limit(1);
    return row?.season;
  }

  season(leagueId: string, season: string): Promise<SeasonRow[]> {
    return this.database.db
      .select(light)
      .from(fixtures)
      .where(and(eq(fixtures.leagueId, leagueId), eq(fixtures.season, season)))
      .orderBy(asc(fixtures.kickOff), asc(fixtures.fixtureId))
      .limit(MAX_SEASON);
  }

  /** Points that the league took or gave in a season, as a provider's table has them; undefined without such a table. */
  async adjustments(leagueId: string, season: string): Promise<{ team: string; points: number }[] | undefined> {
    const [found] = await this.database.db
      .select({ points: leagueAdjustments.points })
      .from(leagueAdjustments)
      .where(and(eq(leagueAdjustments.leagueId, leagueId), eq(leagueAdjustments.season, season)));
    return found && Object.entries(found.points).map(([team, points]) => ({ team, points }));
  }

  /** The provider's table of a season. */
  async providerTable(leagueId: string, season: string): Promise<ProviderTable | undefined> {
    const [found] = await this.database.db
      .select({ rows: leagueTables.rows, takenAt: leagueTables.takenAt })
      .from(leagueTables)
      .where(and(eq(leagueTables.leagueId, leagueId), eq(leagueTables.season, season)));
    return found;
  }

  teams(teamIds: readonly string[]): Promise<TeamRecord[]> {
    if (teamIds.length === 0) return Promise.resolve([]);
    return this.database.db
      .select()
      .from(teams)
      .where(inArray(teams.teamId, [...teamIds]));
  }

  fixtures(fixtureIds: readonly string[]): Promise<FixtureRow[]> {
    if (fixtureIds.length === 0) return Promise.resolve([]);
    return selectFixtures(this.database, inArray(fixtures.fixtureId, [...fixtureIds]));
  }

  seasonPage(leagueId: string, season: string, page: PageOf): Promise<FixtureRow[]> {
    return this.#page(and(eq(fixtures.leagueId, leagueId), eq(fixtures.season, season)), page, openOfSeason);
  }

  /** Two reads of an index, of the home and of the away matches, each as long as the page at most. */
  teamPage(teamId: string, page: PageOf): Promise<FixtureRow[]> {
    return this.#merged([eq(fixtures.homeId, teamId), eq(fixtures.awayId, teamId)], page);
  }

  /** Matches between two teams at either ground. Reads the index of their home matches. */
  meetings([one, other]: readonly [string, string], page: PageOf): Promise<FixtureRow[]> {
    const at = (home: string, away: string) => and(eq(fixtures.homeId, home), eq(fixtures.awayId, away));
    return this.#merged([at(one, other), at(other, one)], page);
  }

  /** One page of what several statements find. */
  async #merged(of: readonly (SQL | undefined)[], page: PageOf): Promise<FixtureRow[]> {
    const parts = await Promise.all(of.map((where) => this.#page(where, page, openSince(page.now))));
    const sign = page.kind === 'results' ? -1 : 1;
    return parts
      .flat()
      .sort((a, b) => sign * byKickOff(a.fixture, b.fixture))
      .slice(0, page.limit);
  }

  /** All matches of a team or of a league within a span, by kick-off. */
  async between(
    of: { teamId: string } | { leagueId: string },
    { from, to, limit }: Span & { readonly limit: number },
  ): Promise<FixtureRow[]> {
    const inTime = and(gte(fixtures.kickOff, from), lt(fixtures.kickOff, to));
    const read = (where: SQL) => selectFixtures(this.database, and(where, inTime), { limit });
    if ('leagueId' in of) return read(eq(fixtures.leagueId, of.leagueId));
    // Two reads of an index.
    const sides = await Promise.all([fixtures.homeId, fixtures.awayId].map((side) => read(eq(side, of.teamId))));
    return sides
      .flat()
      .sort((a, b) => byKickOff(a.fixture, b.fixture))
      .slice(0, limit);
  }

  #page(
    of: SQL | undefined,
    { kind, finished = false, limit, cursor, now }: PageOf,
    open: SQL | undefined,
  ): Promise<FixtureRow[]> {
    const { kickOff, fixtureId } = fixtures;
    const isResult = kind === 'results';
    const after = cursor && [sql`${cursor.kickOff.toISOString()}::timestamptz`, sql`${cursor.fixtureId}`];
    const beyond =
      after && sql`(${kickOff}, ${fixtureId}) ${sql.raw(isResult ? '<' : '>')} (${sql.join(after, sql`, `)})`;
    const inTime = isResult
      ? and(finished ? isFinished : isEnded, lt(kickOff, new Date(now.getTime() + OPEN_MS * 2)))
      : open;
    return selectFixtures(this.database, and(of, inTime, beyond), {
      order: isResult ? [desc(kickOff), desc(fixtureId)] : [asc(kickOff), asc(fixtureId)],
      limit,
    });
  }
}

const openOfSeason = not(isEnded);
const openSince = (now: Date) => and(not(isEnded), gte(fixtures.kickOff, new Date(now.getTime() - OPEN_MS)));

const byKickOff = (a: FixtureRow['fixture'], b: FixtureRow['fixture']): number =>
  a.kickOff.getTime() - b.kickOff.getTime() || (a.fixtureId < b.fixtureId ? -1 : 1);
