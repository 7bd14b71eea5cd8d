import { type Odds, parseRows } from '@khandai/odds-parser';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import {
  fixtureOverrides,
  fixtures,
  leagueAdjustments,
  leagueNames,
  leagues,
  leagueTables,
  type LeagueTableRow,
  matchEvents,
  matchShots,
  odds,
  teams,
} from '../../platform/database/schema.js';
import type { FeedFixture, FeedTeam } from '../../modules/fixtures/feed.js';
import { changedOnly, parts } from '../ingest/changed-only.js';
import type { ProviderStanding } from './standing.js';

const home = alias(teams, 'home');
const away = alias(teams, 'away');

/** What earlier runs stored, in this process or another: changes have no names, so they need it. */
export class StoredStateRepository {
  readonly #db: Database['db'];

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The provider's matches of a time, as the provider sent them: without the corrections of the desk. */
  async fixtures(from: Date, to: Date): Promise<FeedFixture[]> {
    const rows = await this.#db
      .select({ fixture: fixtures, league: leagues, home, away, override: fixtureOverrides })
      .from(fixtures)
      .innerJoin(leagues, eq(leagues.leagueId, fixtures.leagueId))
      .innerJoin(home, eq(home.teamId, fixtures.homeId))
      .innerJoin(away, eq(away.teamId, fixtures.awayId))
      .leftJoin(fixtureOverrides, eq(fixtureOverrides.fixtureId, fixtures.fixtureId))
      .where(and(eq(fixtures.origin, 'provider'), gte(fixtures.kickOff, from), lte(fixtures.kickOff, to)));
    return rows.map(toFixture);
  }

  async odds(matchIds: readonly string[]): Promise<Odds[]> {
    const found: Odds[] = [];
    for (const part of parts(matchIds)) {
      const rows = await this.#db
        .select({ category: odds.category, row: odds.row })
        .from(odds)
        .where(inArray(odds.fixtureId, part));
      for (const { category, row } of rows) found.push(...parseRows(category, [row]).odds);
    }
    return found;
  }

  /** Events of these matches, by match: lists of a source have no time, so one that lacks some of them may be late. */
  async events(matchIds: readonly string[]): Promise<Map<string, { eventId: string; type: number }[]>> {
    const found = new Map<string, { eventId: string; type: number }[]>();
    for (const part of parts(matchIds)) {
      const { fixtureId, eventId, type } = matchEvents;
      const rows = await this.#db
        .select({ fixtureId, eventId, type })
        .from(matchEvents)
        .where(inArray(fixtureId, part));
      for (const { fixtureId: match, ...event } of rows) found.set(match, [...(found.get(match) ?? []), event]);
    }
    return found;
  }

  /** Ids of the shots of these matches, by match, for the same reason. */
  async shots(matchIds: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    const ids = sql<string[]>`jsonb_path_query_array(${matchShots.list}, '$[*].shotId')`;
    for (const part of parts(matchIds)) {
      const { fixtureId } = matchShots;
      const rows = await this.#db.select({ fixtureId, ids }).from(matchShots).where(inArray(fixtureId, part));
      for (const row of rows) found.set(row.fixtureId, row.ids);
    }
    return found;
  }

  async leagueNames(): Promise<Map<string, string>> {
    const rows = await this.#db.select().from(leagueNames);
    return new Map(rows.map(({ leagueId, name }) => [leagueId, name]));
  }

  /**
   * Replaces what is known of a season, because a league may give points back; of `unread` teams it stays, and of all
   * teams that `read` does not have when a row has no team.
   */
  async saveAdjustments(
    leagueId: string,
    season: string,
    read: Readonly<Record<string, number>>,
    unread: ProviderStanding['unread'],
  ): Promise<void> {
    const before = unread.length > 0 ? await this.#adjustments(leagueId, season) : {};
    const kept =
      unread === 'all' ? before : Object.fromEntries(Object.entries(before).filter(([team]) => unread.includes(team)));
    const points = unread === 'all' ? { ...kept, ...read } : { ...read, ...kept };
    await this.#db
      .insert(leagueAdjustments)
      .values({ leagueId, season, points })
      .onConflictDoUpdate({
        target: [leagueAdjustments.leagueId, leagueAdjustments.season],
        ...changedOnly(leagueAdjustments, ['points']),
      });
  }

  async #adjustments(leagueId: string, season: string): Promise<Readonly<Record<string, number>>> {
    const [found] = await this.#db
      .select({ points: leagueAdjustments.points })
      .from(leagueAdjustments)
      .where(and(eq(leagueAdjustments.leagueId, leagueId), eq(leagueAdjustments.season, season)));
    return found?.points ?? {};
  }

  /** Replaces the table of a season. */
  async saveTable(
    leagueId: string,
    season: string,
    { rows, takenAt }: { readonly rows: readonly LeagueTableRow[]; readonly takenAt: Date },
  ): Promise<void> {
    const set = { rows, takenAt };
    await this.#db
      .insert(leagueTables)
      .values({ leagueId, season, ...set })
      .onConflictDoUpdate({ target: [leagueTables.leagueId, leagueTables.season], set });
  }

  async saveLeagueNames(names: ReadonlyMap<string, string>): Promise<void> {
    const rows = [...names].map(([leagueId, name]) => ({ leagueId, name }));
    for (const part of parts(rows)) {
      await this.#db
        .insert(leagueNames)
        .values(part)
        .onConflictDoUpdate({ target: leagueNames.leagueId, ...changedOnly(leagueNames, ['name']) });
    }
  }
}

interface Row {
  fixture: typeof fixtures.$inferSelect;
  league: typeof leagues.$inferSelect;
  home: typeof teams.$inferSelect;
  away: typeof teams.$inferSelect;
  override: typeof fixtureOverrides.$inferSelect | null;
}

function toFixture({ fixture, league, home: homeTeam, away: awayTeam, override }: Row): FeedFixture {
  return {
    fixtureId: fixture.fixtureId,
    sportType: fixture.sportType,
    league: { leagueId: league.leagueId, name: league.name, shortName: league.shortName, color: league.color },
    round: fixture.round,
    stage:
      fixture.season === '' || fixture.phase === ''
        ? undefined
        : {
            season: fixture.season,
            phase: fixture.phase,
            group: fixture.groupName,
            roundNumber: fixture.roundNumber,
          },
    home: toTeam(homeTeam),
    away: toTeam(awayTeam),
    kickOff: fixture.kickOff,
    awarded: fixture.awarded,
    status: override ? override.feedStatus : fixture.status,
    halfStart: fixture.halfStart,
    injuryTime: fixture.injuryTime,
    period: fixture.period,
    homeScore: override ? override.feedHomeScore : fixture.homeScore,
    awayScore: override ? override.feedAwayScore : fixture.awayScore,
    homeHalfScore: fixture.homeHalfScore,
    awayHalfScore: fixture.awayHalfScore,
    homeRed: fixture.homeRed,
    awayRed: fixture.awayRed,
    homeYellow: fixture.homeYellow,
    awayYellow: fixture.awayYellow,
    homeCorner: fixture.homeCorner,
    awayCorner: fixture.awayCorner,
    extra: fixture.extra,
    aggregate: fixture.aggregate,
    location: fixture.location,
    hot: fixture.hot,
    origin: fixture.origin,
    goalTimesEstimated: fixture.goalTimesEstimated,
    hosts: [],
    sourceAt: fixture.sourceAt,
  };
}

const toTeam = ({ teamId, name, shortName, code, color, secondColor }: Row['home']): FeedTeam => ({
  teamId,
  name,
  shortName,
  code,
  colors: [color, secondColor],
});
