import type { FavouriteKind, Favourites } from '@khandai/contracts';
import { and, asc, eq, gte, inArray, isNotNull, lt, not, or } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { favourites, fixtures, leagues, teams, users } from '../../platform/database/schema.js';
import { type FixtureRow, isEnded, selectFixtures } from '../fixtures/fixture-query.js';

/** Where each kind is stored, and what it names. */
const kinds = {
  team: { column: favourites.teamId, table: teams, id: teams.teamId, field: 'teamId' },
  league: { column: favourites.leagueId, table: leagues, id: leagues.leagueId, field: 'leagueId' },
  match: { column: favourites.fixtureId, table: fixtures, id: fixtures.fixtureId, field: 'fixtureId' },
} as const;

/** What to store for one member. */
export interface Marking {
  readonly userId: number;
  readonly kind: FavouriteKind;
  readonly at: Date;
  /** Max number of this kind. */
  readonly max: number;
}

export interface Window {
  /** Earliest kick-off, inclusive. */
  readonly from: Date;
  /** Latest kick-off, exclusive. */
  readonly to: Date;
  readonly limit: number;
}

/** SQL for what members mark with a star. */
export class FavouriteRepository {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<Favourites> {
    const rows = await this.database.db
      .select()
      .from(favourites)
      .where(eq(favourites.userId, userId))
      .orderBy(asc(favourites.favouriteId));
    return {
      teams: rows.flatMap(({ teamId }) => teamId ?? []),
      leagues: rows.flatMap(({ leagueId }) => leagueId ?? []),
      matches: rows.flatMap(({ fixtureId }) => fixtureId ?? []),
    };
  }

  /** Of these ids, how many are marked now: those that the site knows, and that fit. Requests of one member run one after another. */
  add(marking: Marking, ids: readonly string[]): Promise<number> {
    const { userId, kind, at, max } = marking;
    const { column, field } = kinds[kind];
    return this.database.db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const known = await knownOf(tx, kind, ids);
      const own = await tx
        .select({ id: column })
        .from(favourites)
        .where(and(eq(favourites.userId, userId), isNotNull(column)));
      const marked = new Set(own.map(({ id }) => id));
      const wanted = [...new Set(ids)].filter((id) => known.has(id));
      const fresh = wanted.filter((id) => !marked.has(id)).slice(0, Math.max(0, max - marked.size));
      if (fresh.length > 0)
        await tx.insert(favourites).values(fresh.map((id) => ({ userId, markedAt: at, [field]: id })));
      return fresh.length + wanted.filter((id) => marked.has(id)).length;
    });
  }

  async knows(kind: FavouriteKind, id: string): Promise<boolean> {
    return (await knownOf(this.database.db, kind, [id])).has(id);
  }

  async remove(userId: number, kind: FavouriteKind, id: string): Promise<void> {
    await this.database.db.delete(favourites).where(and(eq(favourites.userId, userId), eq(kinds[kind].column, id)));
  }

  /** Matches of these teams and leagues, and these matches, that are not over, by kick-off. */
  matches(
    { teams: teamIds, leagues: leagueIds, matches }: Favourites,
    { from, to, limit }: Window,
  ): Promise<FixtureRow[]> {
    return selectFixtures(
      this.database,
      and(
        gte(fixtures.kickOff, from),
        lt(fixtures.kickOff, to),
        not(isEnded),
        or(
          inArray(fixtures.fixtureId, matches),
          inArray(fixtures.homeId, teamIds),
          inArray(fixtures.awayId, teamIds),
          inArray(fixtures.leagueId, leagueIds),
        ),
      ),
      { limit },
    );
  }
}

async function knownOf(db: Db, kind: FavouriteKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { table, id } = kinds[kind];
  const rows = await db
    .select({ id })
    .from(table)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
