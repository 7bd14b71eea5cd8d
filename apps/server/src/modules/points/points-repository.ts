import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { pointAccounts, type PointCause, pointEntries, type PointUnit } from '../../platform/database/schema.js';
import { violates } from '../../platform/database/violations.js';
import { IdempotencyKeyReused, NotEnoughPoints } from './point-faults.js';

/** One change of a member's balance. The other side of the transfer is a house account of the cause. */
export interface Posting {
  readonly userId: number;
  readonly unit: PointUnit;
  /** Positive: the house pays the member. Negative: the member pays the house. */
  readonly amount: number;
  readonly cause: PointCause;
  /** Subject of the change: a fixture, a gift, a draw. */
  readonly reference: string;
  /** Unique for this change; a retry uses the same key. */
  readonly key: string;
}

export interface PointBalances {
  readonly points: number;
  readonly exp: number;
}

/** An account whose balance differs from the sum of its entries. */
export interface PointDifference {
  readonly accountId: number;
  readonly balance: number;
  readonly sum: number;
}

type Account = typeof pointAccounts.$inferSelect;
type Entry = typeof pointEntries.$inferInsert & { readonly memberAccountId: number };

/**
 * House accounts per cause and unit. A transfer locks its two accounts until its transaction ends, so members whose
 * transfers share a house account wait for each other.
 */
const HOUSE_SHARDS = 64;

const NO_POINTS: PointBalances = { points: 0, exp: 0 };

/** The ledger of points: the only code that writes `point_accounts` and `point_entries`. */
export class PointsRepository {
  constructor(private readonly db: Db) {}

  /**
   * Posts all postings, or none of them when a member's balance would fall below zero (NotEnoughPoints). Returns the
   * new keys; the other keys were already posted.
   */
  async post(postings: readonly Posting[], createdAt: Date): Promise<readonly string[]> {
    if (postings.length === 0) return [];
    try {
      return await this.db.transaction(async (tx) => {
        const accounts = await lockAccounts(tx, postings);
        return insertEntries(
          tx,
          postings.map((posting) => entryOf(posting, accounts, createdAt)),
        );
      });
    } catch (error) {
      if (violates(error, 'point_accounts_not_below_zero')) throw new NotEnoughPoints();
      throw error;
    }
  }

  async balances(userId: number): Promise<PointBalances> {
    const rows = await this.db
      .select({ unit: pointAccounts.unit, balance: pointAccounts.balance })
      .from(pointAccounts)
      .where(eq(pointAccounts.userId, userId));
    return rows.reduce((all, { unit, balance }) => ({ ...all, [unit]: balance }), NO_POINTS);
  }

  /** Empties a member's account, because it is being deleted. */
  async close(userId: number, createdAt: Date): Promise<void> {
    const own = await this.db
      .select()
      .from(pointAccounts)
      .where(and(eq(pointAccounts.userId, userId), ne(pointAccounts.balance, 0)))
      .for('update');
    const postings = own.map(({ unit, balance }) => ({
      userId,
      unit,
      amount: -balance,
      cause: 'closing' as const,
      reference: 'users',
      key: `closing:${unit}:${userId}`,
    }));
    await this.post(postings, createdAt);
  }

  /** Accounts whose balance differs from the sum of their entries; empty while the ledger is consistent. */
  async differences(): Promise<readonly PointDifference[]> {
    const total = (column: typeof pointEntries.fromAccountId | typeof pointEntries.toAccountId) =>
      sql`coalesce((SELECT sum(${pointEntries.amount}) FROM ${pointEntries} WHERE ${column} = ${pointAccounts.accountId}), 0)`;
    const accounts = this.db
      .select({
        accountId: pointAccounts.accountId,
        balance: pointAccounts.balance,
        sum: sql<number>`(${total(pointEntries.toAccountId)} - ${total(pointEntries.fromAccountId)})::bigint`
          .mapWith(Number)
          .as('sum'),
      })
      .from(pointAccounts)
      .as('accounts');
    return this.db.select().from(accounts).where(ne(accounts.balance, accounts.sum)).orderBy(asc(accounts.accountId));
  }
}

/**
 * Accounts of the postings by `accountKey`, created if missing, and locked. All transactions lock in the same order, so
 * parallel postings cannot deadlock.
 */
async function lockAccounts(tx: Db, postings: readonly Posting[]): Promise<ReadonlyMap<string, Account>> {
  const wanted = new Map(
    postings.flatMap((posting) =>
      [memberOf(posting), houseOf(posting)].map((owner) => [accountKey(owner), owner] as const),
    ),
  );
  const found = await lock(tx, wanted);
  // Sorted, because two transactions that insert the same accounts in different orders deadlock on the unique index.
  const missing = [...wanted.keys()].filter((key) => !found.has(key)).sort();
  if (missing.length === 0) return found;
  const owners = missing.flatMap((key) => wanted.get(key) ?? []);
  await tx.insert(pointAccounts).values(owners).onConflictDoNothing();
  return lock(tx, wanted);
}

type Owner = Pick<Account, 'unit' | 'userId' | 'cause' | 'shard'>;

const memberOf = ({ userId, unit }: Posting): Owner => ({ unit, userId, cause: null, shard: 0 });
const houseOf = ({ cause, unit, userId }: Posting): Owner => ({
  ...{ unit, userId: null, cause },
  shard: userId % HOUSE_SHARDS,
});
const accountKey = ({ unit, userId, cause, shard }: Owner): string => `${unit}:${userId ?? ''}:${cause ?? ''}:${shard}`;

async function lock(tx: Db, wanted: ReadonlyMap<string, Owner>): Promise<ReadonlyMap<string, Account>> {
  const owners = [...wanted.values()];
  const userIds = owners.flatMap(({ userId }) => userId ?? []);
  const houses = owners.filter(({ cause }) => cause !== null);
  const causes = houses.flatMap(({ cause }) => cause ?? []);
  const shards = houses.map(({ shard }) => shard);
  const rows = await tx
    .select()
    .from(pointAccounts)
    .where(
      or(
        inArray(pointAccounts.userId, userIds),
        and(inArray(pointAccounts.cause, causes), inArray(pointAccounts.shard, shards)),
      ),
    )
    .orderBy(pointAccounts.accountId)
    .for('update');
  return new Map(rows.map((row) => [accountKey(row), row]));
}

function entryOf(posting: Posting, accounts: ReadonlyMap<string, Account>, createdAt: Date): Entry {
  const { amount, cause, reference, key } = posting;
  if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`${amount} is no amount of points.`);
  const [member, house] = [memberOf(posting), houseOf(posting)].map(
    (owner) => accounts.get(accountKey(owner))?.accountId,
  );
  if (member === undefined || house === undefined) throw new Error(`Posting ${key} has no accounts.`);
  const [fromAccountId, toAccountId] = amount > 0 ? [house, member] : [member, house];
  return {
    ...{ idempotencyKey: key, fromAccountId, toAccountId, memberAccountId: member },
    ...{ amount: Math.abs(amount), cause, reference, createdAt },
  };
}

async function insertEntries(tx: Db, entries: readonly Entry[]): Promise<readonly string[]> {
  const target = pointEntries.idempotencyKey;
  const inserted = await tx
    .insert(pointEntries)
    .values(entries.map(({ memberAccountId: _, ...entry }) => entry))
    .onConflictDoNothing({ target })
    .returning({ key: target });
  const fresh = new Set(inserted.map(({ key }) => key));
  const known = entries.filter(({ idempotencyKey }) => !fresh.has(idempotencyKey));
  if (known.length > 0) await assertSame(tx, known);
  return [...fresh];
}

/**
 * Throws when a posted key belongs to a different change. The house account may differ: entries of long ago have the
 * first one of their cause.
 */
async function assertSame(tx: Db, entries: readonly Entry[]): Promise<void> {
  const keys = entries.map(({ idempotencyKey }) => idempotencyKey);
  const rows = await tx.select().from(pointEntries).where(inArray(pointEntries.idempotencyKey, keys));
  const posted = new Map(rows.map((row) => [row.idempotencyKey, row]));
  for (const entry of entries) {
    const before = posted.get(entry.idempotencyKey);
    const same =
      before?.amount === entry.amount &&
      before.cause === entry.cause &&
      (before.fromAccountId === entry.memberAccountId) === (entry.fromAccountId === entry.memberAccountId) &&
      (before.toAccountId === entry.memberAccountId) === (entry.toAccountId === entry.memberAccountId);
    if (!same) throw new IdempotencyKeyReused(entry.idempotencyKey);
  }
}
