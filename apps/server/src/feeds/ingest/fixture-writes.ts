import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { companies, fixtures, leagues, popularLeagues, teams, teamSquads } from '../../platform/database/schema.js';
import type { FeedBatch, FeedFixture, FeedLeague, FeedTeam } from '../../modules/fixtures/feed.js';
import { fixtureLink } from '../../modules/fixtures/fixture-link.js';
import { changedOnly, parts } from './changed-only.js';
import { positionsOf } from './popular-leagues.js';

const MOVING = [
  'kickOff',
  'dateOnly',
  'status',
  'awarded',
  'halfStart',
  'injuryTime',
  'period',
  'homeScore',
  'awayScore',
  'homeHalfScore',
  'awayHalfScore',
  'homeRed',
  'awayRed',
  'homeYellow',
  'awayYellow',
  'homeCorner',
  'awayCorner',
  'extra',
  'aggregate',
] as const;
const STEADY = [
  'link',
  'sportType',
  'leagueId',
  'round',
  'season',
  'phase',
  'groupName',
  'roundNumber',
  'homeId',
  'awayId',
  'location',
  'hot',
  'origin',
  'goalTimesEstimated',
] as const;

const byId = <T>(list: readonly T[], id: (item: T) => string): T[] => [
  ...new Map(list.map((item) => [id(item), item])).values(),
];

/** Stores leagues, teams, companies and fixtures from feeds. */
export class FixtureWrites {
  async saveLeagues(db: Db, list: readonly FeedLeague[]): Promise<void> {
    if (list.length === 0) return;
    const position = positionsOf(await db.select().from(popularLeagues));
    const rows = byId(list, ({ leagueId }) => leagueId).map((league) => ({ ...league, position: position(league) }));
    for (const part of parts(rows)) {
      await db
        .insert(leagues)
        .values(part)
        .onConflictDoUpdate({
          target: leagues.leagueId,
          ...changedOnly(leagues, ['name', 'shortName', 'color', 'position']),
        });
    }
  }

  async saveTeams(db: Db, list: readonly FeedTeam[]): Promise<void> {
    const rows = byId(list, ({ teamId }) => teamId).map(({ colors: [color, secondColor], ...team }) => ({
      ...team,
      color,
      secondColor,
    }));
    for (const part of parts(rows)) {
      await db
        .insert(teams)
        .values(part)
        .onConflictDoUpdate({
          target: teams.teamId,
          ...changedOnly(teams, ['name', 'shortName', 'code', 'color', 'secondColor']),
        });
    }
  }

  /** Squads of teams without a match are not stored. Of a team that has several, as in several cups, the last one counts. */
  async saveSquads(db: Db, list: NonNullable<FeedBatch['squads']>): Promise<void> {
    for (const part of parts(byId(list, ({ teamId }) => teamId))) {
      const ids = part.map(({ teamId }) => teamId);
      const found = await db.select({ teamId: teams.teamId }).from(teams).where(inArray(teams.teamId, ids));
      const known = new Set(found.map(({ teamId }) => teamId));
      const rows = part.filter(({ teamId }) => known.has(teamId));
      if (rows.length > 0)
        await db
          .insert(teamSquads)
          .values(rows)
          .onConflictDoUpdate({ target: teamSquads.teamId, ...changedOnly(teamSquads, ['players']) });
    }
  }

  async saveCompanies(db: Db, list: readonly { companyId: number; name: string }[]): Promise<void> {
    for (const part of parts(byId(list, ({ companyId }) => String(companyId)))) {
      await db
        .insert(companies)
        .values(part)
        .onConflictDoUpdate({ target: companies.companyId, ...changedOnly(companies, ['name']) });
    }
  }

  /** Returns the ids of fixtures that are new or differ from what was stored, with the kick-off that each moved from. */
  async saveFixtures(db: Db, list: readonly FeedFixture[], now: Date): Promise<Map<string, Date | null>> {
    const changed = new Map<string, Date | null>();
    for (const part of parts(byId(list, ({ fixtureId }) => fixtureId))) {
      const rows = part.map(({ league, home, away, stage, hosts: _, ...fixture }) => ({
        ...fixture,
        season: stage?.season ?? '',
        phase: stage?.phase ?? ('' as const),
        groupName: stage?.group ?? '',
        roundNumber: stage?.roundNumber ?? null,
        dateOnly: fixture.dateOnly ?? false,
        awarded: fixture.awarded ?? false,
        aggregate: fixture.aggregate ?? null,
        sourceAt: fixture.sourceAt ?? null,
        link: fixtureLink(home.name, away.name, fixture.fixtureId),
        leagueId: league.leagueId,
        homeId: home.teamId,
        awayId: away.teamId,
        updatedAt: now,
      }));
      const saved = await db
        .insert(fixtures)
        .values(rows)
        .onConflictDoUpdate({
          target: fixtures.fixtureId,
          ...changedOnly(fixtures, [...MOVING, ...STEADY], ['updatedAt', 'sourceAt']),
        })
        .returning({ fixtureId: fixtures.fixtureId, movedFrom: fixtures.movedFrom });
      for (const { fixtureId, movedFrom } of saved) changed.set(fixtureId, movedFrom);
    }
    return changed;
  }

  async existing(db: Db, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ fixtureId: fixtures.fixtureId })
      .from(fixtures)
      .where(inArray(fixtures.fixtureId, [...ids]));
    return new Set(rows.map(({ fixtureId }) => fixtureId));
  }
}
