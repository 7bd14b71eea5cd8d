import { MatchState } from '@khandai/contracts';
import { and, asc, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, hosts, leagues } from '../../platform/database/schema.js';
import type { Window } from './day-window.js';
import {
  type FixtureRow,
  isComing,
  isEnded,
  isPlaying,
  playingReach,
  selectFixtures,
} from '../fixtures/fixture-query.js';

/** Filters matches; an absent field does not filter. */
export interface ScheduleFilter {
  readonly leagueId?: string | undefined;
  readonly sportType?: number | undefined;
  /** User id of a commentator. */
  readonly userId?: number | undefined;
  readonly hosted?: boolean | undefined;
  /** A MatchState. */
  readonly state?: number | undefined;
}

export interface StateCounts {
  total: number;
  coming: number;
  /** Without stale matches. */
  live: number;
  ended: number;
}

export type FixtureOutline = Pick<
  FixtureRow['fixture'],
  'fixtureId' | 'status' | 'sportType' | 'kickOff' | 'leagueId'
> & { readonly hosted: boolean };

export interface LeagueRow {
  league: typeof leagues.$inferSelect;
  sportType: number;
  total: number;
  live: number;
  coming: number;
}

/** Reads matches by day and month. One statement per list, at any length. */
export class ScheduleRepository {
  constructor(private readonly database: Database) {}

  /** Matches of the window (see `listedIn`), in order of kick-off. */
  page(
    window: Window,
    filter: ScheduleFilter,
    { now, ...page }: { now: Date; limit: number; offset: number },
  ): Promise<FixtureRow[]> {
    return selectFixtures(this.database, and(listedIn(window, now), this.#matches(filter, now)), page);
  }

  /**
   * What decides a match's place on a page of the day, of at most `limit` matches in order of kick-off; `counts` are of all
   * matches.
   */
  async outlines(
    window: Window,
    filter: ScheduleFilter,
    { now, limit }: { now: Date; limit: number },
  ): Promise<{ counts: StateCounts; list: FixtureOutline[] }> {
    const { fixtureId, status, sportType, kickOff, leagueId } = fixtures;
    const rows = await this.database.db
      .select({
        counts: countsOf(now, sql` over ()`),
        outline: { fixtureId, status, sportType, kickOff, leagueId, hosted: sql<boolean>`${hasHost}` },
      })
      .from(fixtures)
      .where(and(listedIn(window, now), this.#matches(filter, now)))
      .orderBy(asc(kickOff), asc(fixtureId))
      .limit(limit);
    return { counts: rows[0]?.counts ?? NONE, list: rows.map(({ outline }) => outline) };
  }

  /** In order of kick-off. */
  byIds(fixtureIds: readonly string[]): Promise<FixtureRow[]> {
    const all = { limit: fixtureIds.length };
    return selectFixtures(this.database, inArray(fixtures.fixtureId, [...fixtureIds]), all);
  }

  async leaguesOf(leagueIds: readonly string[]): Promise<FixtureRow['league'][]> {
    return this.database.db
      .select()
      .from(leagues)
      .where(inArray(leagues.leagueId, [...leagueIds]));
  }

  async counts(window: Window, filter: ScheduleFilter, now: Date): Promise<StateCounts> {
    const [row] = await this.database.db
      .select(countsOf(now))
      .from(fixtures)
      .where(and(listedIn(window, now), this.#matches(filter, now)));
    return row ?? NONE;
  }

  /**
   * The last kick-off before the window, and the first one after it. Indexes find those of a league or a sport at any
   * distance; other filters look NEAREST_MS far, because few or none of the matches of all years may fit.
   */
  async nearest(
    { from, to }: Window,
    filter: ScheduleFilter,
    now: Date,
  ): Promise<{ before: Date | null; after: Date | null }> {
    const { userId, hosted, state } = filter;
    const isNarrow = userId !== undefined || hosted === true || state !== undefined;
    const near = isNarrow
      ? within({ from: new Date(from.getTime() - NEAREST_MS), to: new Date(to.getTime() + NEAREST_MS) })
      : undefined;
    const matches = and(near, this.#matches(filter, now));
    const at = (where: SQL | undefined, order: SQL) =>
      this.database.db.select({ kickOff: fixtures.kickOff }).from(fixtures).where(where).orderBy(order).limit(1);
    const [[before], [after]] = await Promise.all([
      at(and(lt(fixtures.kickOff, from), matches), desc(fixtures.kickOff)),
      at(and(gte(fixtures.kickOff, to), matches), asc(fixtures.kickOff)),
    ]);
    return { before: before?.kickOff ?? null, after: after?.kickOff ?? null };
  }

  /**
   * Number of matches between each two neighbours of `starts`, which ascend; the result has one entry fewer than
   * `starts`.
   */
  async perDay(starts: readonly Date[], filter: ScheduleFilter, now: Date): Promise<number[]> {
    const [from, to] = [starts[0], starts.at(-1)];
    if (!from || !to || starts.length < 2) return [];
    // This process computes the days, so the result does not depend on the database's own time zone data.
    const limits = sql.join(
      starts.map((start) => sql`${start.toISOString()}::timestamptz`),
      sql`, `,
    );
    const bucket = sql<number>`width_bucket(${fixtures.kickOff}, array[${limits}])`.mapWith(Number);
    const rows = await this.database.db
      .select({ bucket, total: countOf() })
      .from(fixtures)
      .where(
        and(
          within({ from, to }),
          this.#matches({ ...filter, hosted: false }, now),
          filter.hosted ? hasHost : undefined,
        ),
      )
      .groupBy(sql`1`);
    const totals = Array.from({ length: starts.length - 1 }, () => 0);
    for (const row of rows) totals[row.bucket - 1] = row.total;
    return totals;
  }

  /** Leagues with a match of the window (see `listedIn`), by name; `soon` limits what counts as coming. */
  async leagues(now: Date, soon: Date, window: Window): Promise<LeagueRow[]> {
    return this.database.db
      .select({
        league: leagues,
        sportType: sql<number>`min(${fixtures.sportType})`.mapWith(Number),
        total: countOf(),
        live: countOf(isPlaying(now)),
        coming: countOf(and(isComing, gte(fixtures.kickOff, now), lt(fixtures.kickOff, soon))),
      })
      .from(fixtures)
      .innerJoin(leagues, eq(leagues.leagueId, fixtures.leagueId))
      .where(listedIn(window, now))
      .groupBy(leagues.leagueId)
      .orderBy(leagues.name, leagues.leagueId);
  }

  /** Every league that ever had a match, by name, with the sport of its newest one. */
  async allLeagues(): Promise<Pick<LeagueRow, 'league' | 'sportType'>[]> {
    const { db } = this.database;
    const newest = db
      .select({ sportType: fixtures.sportType })
      .from(fixtures)
      .where(eq(fixtures.leagueId, leagues.leagueId))
      .orderBy(desc(fixtures.kickOff))
      .limit(1)
      .as('newest');
    return db
      .select({ league: leagues, sportType: newest.sportType })
      .from(leagues)
      .innerJoinLateral(newest, sql`true`)
      .orderBy(leagues.name, leagues.leagueId);
  }

  #matches({ leagueId, sportType, userId, hosted, state }: ScheduleFilter, now: Date): SQL | undefined {
    const hostRow = (who?: SQL) =>
      exists(
        this.database.db
          .select({ one: sql`1` })
          .from(hosts)
          .where(and(eq(hosts.fixtureId, fixtures.fixtureId), who)),
      );
    return and(
      leagueId === undefined ? undefined : eq(fixtures.leagueId, leagueId),
      sportType === undefined ? undefined : eq(fixtures.sportType, sportType),
      userId === undefined ? undefined : hostRow(eq(hosts.userId, userId)),
      hosted ? hostRow() : undefined,
      state === undefined ? undefined : ofState(now)[state],
    );
  }
}

/** `now` excludes stale matches, whose end the feed must have missed. */
const ofState = (now: Date): Readonly<Record<number, SQL | undefined>> => ({
  [MatchState.coming]: isComing,
  [MatchState.live]: isPlaying(now),
  [MatchState.ended]: isEnded,
});

/**
 * Looks up each match by itself. As a semi-join, PostgreSQL would read the hosts of all years for a month of matches;
 * OFFSET keeps it from that.
 */
const hasHost = sql`exists (select 1 from ${hosts} where ${hosts.fixtureId} = ${fixtures.fixtureId} offset 0)`;

const NEAREST_MS = 366 * 24 * 3_600_000;

/**
 * Matches that kick off within the window. A window that contains `now` also has every match being played: one that
 * began before midnight stays on today's lists until it ends.
 */
function listedIn(window: Window, now: Date): SQL | undefined {
  const { from, to } = window;
  if (now < from || now >= to) return within(window);
  const reach = playingReach(now);
  // The index on kick-off needs bounds outside the OR.
  const bounds = { from: from < reach.from ? from : reach.from, to: to > reach.to ? to : reach.to };
  return and(within(bounds), or(within(window), isPlaying(now)));
}

const within = ({ from, to }: Window): SQL | undefined => and(gte(fixtures.kickOff, from), lt(fixtures.kickOff, to));

const NONE: StateCounts = { total: 0, coming: 0, live: 0, ended: 0 };

/** With `over`, of all rows that fit the statement, in each of its rows. */
const countsOf = (now: Date, over?: SQL) => ({
  total: countOf(undefined, over),
  coming: countOf(isComing, over),
  live: countOf(isPlaying(now), over),
  ended: countOf(isEnded, over),
});

function countOf(where?: SQL, over: SQL = sql``): SQL<number> {
  const filter = where ? sql` filter (where ${where})` : sql``;
  return sql<number>`count(*)${filter}${over}`.mapWith(Number);
}
