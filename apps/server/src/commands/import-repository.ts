import type { Origin } from '@khandai/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { parts } from '../feeds/ingest/changed-only.js';
import type { FormerMatch } from '../feeds/input/former-match.js';
import type { FeedFixture } from '../modules/fixtures/feed.js';
import type { Database } from '../platform/database/database.js';
import { fixtures, leagues, teams } from '../platform/database/schema.js';
import { keepFormerId } from './former-id-writes.js';
import { mergeFixture, mergeLeague, mergeTeam } from './merge-writes.js';

const IDS_A_STATEMENT = 500;

/** Compares imported matches with the stored ones. */
export class ImportRepository {
  constructor(private readonly database: Database) {}

  /** The ids of these matches that the database has. */
  async stored(list: readonly FeedFixture[]): Promise<string[]> {
    const rows = await this.#rows(list.map(({ fixtureId }) => fixtureId));
    return rows.map(({ fixtureId }) => fixtureId);
  }

  /** A sentence about the first match whose id belongs to another match; undefined when there is none. */
  async clash(
    list: readonly FeedFixture[],
    formerTeams: ReadonlyMap<string, string> = new Map(),
  ): Promise<string | undefined> {
    const present = (teamId: string) => formerTeams.get(teamId) ?? teamId;
    const rows = await this.#rows(list.map(({ fixtureId }) => fixtureId));
    const stored = new Map(rows.map((row) => [row.fixtureId, row]));
    for (const { fixtureId, home, away } of list) {
      const other = stored.get(fixtureId);
      if (other && (present(other.homeId) !== home.teamId || present(other.awayId) !== away.teamId))
        return `Mã trận ${fixtureId} của ${home.name} – ${away.name} đã thuộc về trận khác (${other.link}). Chưa ghi trận nào.`;
    }
    return undefined;
  }

  /** Gives teams that earlier imports stored under another id their present one, with their matches and their fans. */
  async renameTeams(formerTeams: ReadonlyMap<string, string>): Promise<void> {
    for (const part of parts([...formerTeams.keys()], IDS_A_STATEMENT)) {
      const found = await this.database.db.select().from(teams).where(inArray(teams.teamId, part));
      for (const team of found) await this.#renameTeam(team, formerTeams.get(team.teamId) ?? team.teamId);
    }
  }

  #renameTeam(former: typeof teams.$inferSelect, teamId: string): Promise<void> {
    return this.database.db.transaction(async (tx) => {
      const isFormer = eq(teams.teamId, former.teamId);
      // The address of its page goes with it; where the team has one, that of the former one leads to it.
      await tx.update(teams).set({ pageId: null }).where(isFormer);
      await tx
        .insert(teams)
        .values({ ...former, teamId })
        .onConflictDoNothing({ target: teams.teamId });
      await mergeTeam(tx, { formerId: former.teamId, presentId: teamId, pageId: former.pageId });
    });
  }

  /** Gives leagues that earlier imports stored under another id their present one, with their matches and their fans. */
  async renameLeagues(formerLeagues: ReadonlyMap<string, string>): Promise<void> {
    for (const part of parts([...formerLeagues.keys()], IDS_A_STATEMENT)) {
      const found = await this.database.db.select().from(leagues).where(inArray(leagues.leagueId, part));
      for (const league of found)
        await this.#renameLeague(league, formerLeagues.get(league.leagueId) ?? league.leagueId);
    }
  }

  #renameLeague(former: typeof leagues.$inferSelect, leagueId: string): Promise<void> {
    return this.database.db.transaction(async (tx) => {
      // As with a team: the first season's page stays, and those of the others lead to it.
      await tx.update(leagues).set({ pageId: null }).where(eq(leagues.leagueId, former.leagueId));
      await tx
        .insert(leagues)
        .values({ ...former, leagueId })
        .onConflictDoNothing({ target: leagues.leagueId });
      await mergeLeague(tx, { formerId: former.leagueId, presentId: leagueId, pageId: former.pageId });
    });
  }

  /**
   * Gives matches that earlier imports stored under another id their present one, so that their rooms and bookings stay.
   * A match that is stored under both ids becomes one. Returns how many matches were renamed and merged.
   */
  async rename(
    list: readonly FeedFixture[],
    formers: ReadonlyMap<string, readonly FormerMatch[]>,
  ): Promise<{ renamed: number; merged: number }> {
    const candidates = list.flatMap(({ fixtureId }) =>
      (formers.get(fixtureId) ?? []).map((former) => ({ fixtureId, former })),
    );
    const byFormer = Map.groupBy(candidates, ({ former }) => former.fixtureId);
    const done = { renamed: 0, merged: 0 };
    for (const row of await this.#rows([...byFormer.keys()])) {
      const found = byFormer.get(row.fixtureId)?.find(({ former }) => isSame(row, former));
      if (found) done[await this.#renameOne(row.fixtureId, found.fixtureId)] += 1;
    }
    return done;
  }

  /**
   * Renames a row, or merges it into the row that has the new id, and stores its former id, so that links with that id
   * lead to the match.
   */
  #renameOne(formerId: string, fixtureId: string): Promise<'renamed' | 'merged'> {
    return this.database.db.transaction(async (tx) => {
      const taken = tx
        .select({ one: sql`1` })
        .from(fixtures)
        .where(eq(fixtures.fixtureId, fixtureId));
      const renamed = await tx
        .update(fixtures)
        .set({ fixtureId })
        .where(and(eq(fixtures.fixtureId, formerId), sql`not exists (${taken})`))
        .returning({ fixtureId: fixtures.fixtureId });
      const ids = { formerId, presentId: fixtureId };
      if (renamed.length === 0) await mergeFixture(tx, ids);
      else await keepFormerId(tx, 'match', { ...ids, pageId: null });
      return renamed.length === 0 ? 'merged' : 'renamed';
    });
  }

  async #rows(ids: readonly string[]) {
    const { fixtureId, homeId, awayId, link, origin } = fixtures;
    const found = [];
    for (const part of parts(ids, IDS_A_STATEMENT)) {
      const rows = await this.database.db
        .select({ fixtureId, homeId, awayId, link, origin })
        .from(fixtures)
        .where(inArray(fixtures.fixtureId, part));
      found.push(...rows);
    }
    return found;
  }
}

const isSame = (row: { homeId: string; awayId: string; origin: Origin }, { teams }: FormerMatch): boolean =>
  row.origin === 'import' && (teams === undefined || (row.homeId === teams.homeId && row.awayId === teams.awayId));
