import type { DrawState, DrawType } from '@khandai/contracts';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { drawEntries, draws, drawSeeds, users } from '../../platform/database/schema.js';

export interface DrawFilter {
  readonly state?: DrawState | undefined;
  readonly type?: DrawType | undefined;
  /** Only draws that this member entered. */
  readonly enteredBy?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A draw as it is published: its seed only once it is drawn. */
export type DrawRow = Omit<typeof draws.$inferSelect, 'version'> & {
  readonly state: DrawState;
  readonly seedHash: string;
  readonly seed: string | null;
};

export type EntryRow = typeof drawEntries.$inferSelect;
export type WinnerRow = Pick<EntryRow, 'drawId' | 'entryId' | 'number'> & {
  readonly rank: number;
  /** Null: the account is deleted. */
  readonly displayName: string | null;
};

/** The moment by which entries are in or out: the database's own, the same for all processes. */
export const NOW = sql`clock_timestamp()`;

const state = sql<DrawState>`CASE WHEN ${draws.drawnAt} IS NOT NULL THEN 'drawn'
  WHEN ${draws.listHash} IS NOT NULL OR ${draws.closesAt} <= ${NOW} THEN 'closed' ELSE 'open' END`;

const columns = {
  ...{ drawId: draws.drawId, title: draws.title, prize: draws.prize, prizePoints: draws.prizePoints },
  ...{ winners: draws.winners, entryCost: draws.entryCost, text: draws.text, entries: draws.entries },
  ...{ opensAt: draws.opensAt, closesAt: draws.closesAt, listHash: draws.listHash, drawnAt: draws.drawnAt },
  ...{ simulated: draws.simulated, state, seedHash: drawSeeds.seedHash },
  seed: sql<string | null>`CASE WHEN ${draws.drawnAt} IS NOT NULL THEN ${drawSeeds.seed} END`,
};

const isShown = lte(draws.opensAt, NOW);

/** SQL for draws as readers get them. */
export class DrawQuery {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Those that are open first, by when they close; then the latest. */
  async page(filter: DrawFilter): Promise<{ total: number; rows: DrawRow[] }> {
    const where = whereOf(filter);
    const [found] = await this.#db.select({ total: count() }).from(draws).where(where);
    const open = sql`${draws.closesAt} > ${NOW}`;
    const rows = await this.#db
      .select(columns)
      .from(draws)
      .innerJoin(drawSeeds, eq(drawSeeds.drawId, draws.drawId))
      .where(where)
      .orderBy(
        desc(open),
        asc(sql`CASE WHEN ${open} THEN ${draws.closesAt} END`),
        desc(draws.closesAt),
        desc(draws.drawId),
      )
      .limit(filter.limit)
      .offset(filter.offset);
    return { total: found?.total ?? 0, rows };
  }

  async one(drawId: number): Promise<DrawRow | undefined> {
    const [row] = await this.#db
      .select(columns)
      .from(draws)
      .innerJoin(drawSeeds, eq(drawSeeds.drawId, draws.drawId))
      .where(and(eq(draws.drawId, drawId), isShown));
    return row;
  }

  /** A member's own entries in these draws, by draw. */
  async mine(member: number | null, ids: readonly number[]): Promise<ReadonlyMap<number, EntryRow>> {
    if (member === null || ids.length === 0) return new Map();
    const rows = await this.#db
      .select()
      .from(drawEntries)
      .where(and(eq(drawEntries.userId, member), inArray(drawEntries.drawId, [...ids])));
    return new Map(rows.map((row) => [row.drawId, row]));
  }

  /** Winners of these draws, the first one first. */
  async winners(ids: readonly number[]): Promise<WinnerRow[]> {
    if (ids.length === 0) return [];
    const { drawId, entryId, number, rank } = drawEntries;
    const rows = await this.#db
      .select({ drawId, entryId, number, rank, displayName: users.displayName })
      .from(drawEntries)
      .leftJoin(users, eq(users.userId, drawEntries.userId))
      .where(and(inArray(drawId, [...ids]), isNotNull(rank)))
      .orderBy(asc(drawId), asc(rank));
    return rows.flatMap(({ rank: place, ...row }) => (place === null ? [] : { ...row, rank: place }));
  }

  /** Ids of all entries, in the order of the published list. */
  entryIds(drawId: number): Promise<string[]> {
    return entryIdsOf(this.#db, drawId);
  }
}

/** Sorted by their bytes, whatever the language of the database. */
export async function entryIdsOf(db: Db, drawId: number): Promise<string[]> {
  const rows = await db
    .select({ entryId: drawEntries.entryId })
    .from(drawEntries)
    .where(eq(drawEntries.drawId, drawId))
    .orderBy(sql`${drawEntries.entryId} COLLATE "C"`);
  return rows.map(({ entryId }) => entryId);
}

function whereOf({ state: wanted, type, enteredBy }: DrawFilter): SQL | undefined {
  return and(
    isShown,
    wanted && (wanted === 'drawn' ? isNotNull(draws.drawnAt) : and(isNull(draws.drawnAt), sql`${state} = ${wanted}`)),
    type && (type === 'points' ? gt(draws.prizePoints, 0) : eq(draws.prizePoints, 0)),
    enteredBy === undefined
      ? undefined
      : sql`EXISTS (SELECT FROM ${drawEntries} WHERE ${drawEntries.drawId} = ${draws.drawId} AND ${drawEntries.userId} = ${enteredBy})`,
  );
}
