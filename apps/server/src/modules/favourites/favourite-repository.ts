import type { FavouriteKind, Favourites, RenamedFavourite } from '@khandai/contracts';
import { and, asc, eq, gte, inArray, isNotNull, lt, not, or } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { favourites, fixtures, leagues, teams, users } from '../../platform/database/schema.js';
import { presentIds } from '../fixtures/former-ids-query.js';
import { type FixtureRow, isEnded, selectFixtures, staleBefore } from '../fixtures/fixture-query.js';

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

/** What gives way where too many are marked: what is new, or what was marked first. */
export type WhenFull = 'refuse-new' | 'drop-oldest';

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

  /**
   * Marks those of these ids that the site knows, and returns how many of them are marked then. Where there is no room for all,
   * stars of ended matches go first; `whenFull` says what then gives way. Requests of one member run one after another.
   */
  add(marking: Marking, ids: readonly string[], whenFull: WhenFull): Promise<number> {
    const { userId, kind, at, max } = marking;
    const { column, field } = kinds[kind];
    return this.database.db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const present = [...(await presentIds(tx, kind, ids)).values()];
      const known = await knownOf(tx, kind, present);
      const own = await tx
        .select({ id: column })
        .from(favourites)
        .where(and(eq(favourites.userId, userId), isNotNull(column)))
        .orderBy(asc(favourites.favouriteId));
      const marked = own.flatMap(({ id }) => id ?? []);
      const wanted = [...new Set(present)].filter((id) => known.has(id));
      const fresh = wanted.filter((id) => !marked.includes(id));
      const all = [...marked, ...fresh];
      const surplus = all.length - max;
      const ended = surplus > 0 && kind === 'match' ? await endedOf(tx, all, at) : new Set<string>();
      // A new star does not give way at once to those before it.
      const givesWay = (id: string) => ended.has(id) && (whenFull === 'drop-oldest' || !fresh.includes(id));
      const order = [
        ...all.filter(givesWay),
        ...(whenFull === 'drop-oldest' ? all : fresh).filter((id) => !givesWay(id)),
      ];
      const dropped = new Set(order.slice(0, Math.max(0, surplus)));
      const gone = marked.filter((id) => dropped.has(id));
      if (gone.length > 0) await tx.delete(favourites).where(and(eq(favourites.userId, userId), inArray(column, gone)));
      const added = fresh.filter((id) => !dropped.has(id));
      if (added.length > 0)
        await tx.insert(favourites).values(added.map((id) => ({ userId, markedAt: at, [field]: id })));
      return wanted.filter((id) => !dropped.has(id)).length;
    });
  }

  async knows(kind: FavouriteKind, id: string): Promise<boolean> {
    const { db } = this.database;
    return (await knownOf(db, kind, [...(await presentIds(db, kind, [id])).values()])).size > 0;
  }

  async remove(userId: number, kind: FavouriteKind, id: string): Promise<void> {
    const { db } = this.database;
    const present = [...(await presentIds(db, kind, [id])).values()];
    await db.delete(favourites).where(and(eq(favourites.userId, userId), inArray(kinds[kind].column, present)));
  }

  /** Those of these ids that the site gave up, with the ones that it has instead. */
  async renamed({ teams: teamIds, leagues: leagueIds, matches }: Favourites): Promise<RenamedFavourite[]> {
    const { db } = this.database;
    const found = [];
    for (const [kind, ids] of [
      ['team', teamIds],
      ['league', leagueIds],
      ['match', matches],
    ] as const)
      for (const [formerId, id] of await presentIds(db, kind, ids))
        if (formerId !== id) found.push({ kind, formerId, id });
    return found;
  }

  /** Matches of these teams and leagues, and these matches, that are not over, by kick-off. */
  async matches(
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

/** Those of these matches that are over, or whose end the feed must have missed. */
async function endedOf(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: fixtures.fixtureId })
    .from(fixtures)
    .where(and(inArray(fixtures.fixtureId, [...ids]), or(isEnded, lt(fixtures.kickOff, staleBefore(now)))));
  return new Set(rows.map(({ id }) => id));
}

async function knownOf(db: Db, kind: FavouriteKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { table, id } = kinds[kind];
  const rows = await db
    .select({ id })
    .from(table)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
