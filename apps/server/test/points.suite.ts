import { sql } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { IdempotencyKeyReused, NotEnoughPoints } from '../src/modules/points/point-faults.js';
import { PointsRepository, type Posting } from '../src/modules/points/points-repository.js';
import type { Database } from '../src/platform/database/database.js';
import { DatabaseBusy } from '../src/platform/database/long-reads.js';
import { pointAccounts, pointEntries } from '../src/platform/database/schema.js';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Tests for the ledger of points over each database. `open` returns an empty, migrated database. */
export function pointsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let ledger: PointsRepository;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
  });
  afterEach(async () => {
    expect(await ledger.differences()).toEqual([]);
    const [all] = await database.query<{ sum: number }>(
      'SELECT coalesce(sum(balance), 0)::int AS sum FROM point_accounts',
    );
    expect(all?.sum).toBe(0);
  });
  afterAll(() => database.close());

  let keys = 0;
  const posting = (userId: number, amount: number, rest: Partial<Posting> = {}): Posting => ({
    userId,
    unit: 'points',
    amount,
    cause: 'watching',
    reference: 'test',
    key: `test:${(keys += 1)}`,
    ...rest,
  });
  const member = async (points = 0) => {
    const { userId } = await seeds(database).user();
    if (points > 0) await ledger.post([posting(userId, points, { cause: 'opening' })], NOW);
    return userId;
  };
  const pointsOf = async (userId: number) => (await ledger.balances(userId)).points;

  it('adds and subtracts, each unit separately, with the cause', async () => {
    const userId = await member();
    expect(await ledger.balances(userId)).toEqual({ points: 0, exp: 0 });
    const given = posting(userId, 100, { reference: 'fixture 7' });
    expect(await ledger.post([given, posting(userId, 5, { unit: 'exp' }), posting(userId, -30)], NOW)).toHaveLength(3);
    expect(await ledger.balances(userId)).toEqual({ points: 70, exp: 5 });
    const rows = await database.query(
      'SELECT amount::int, cause, reference FROM point_entries WHERE idempotency_key = $1',
      [given.key],
    );
    expect(rows).toEqual([{ amount: 100, cause: 'watching', reference: 'fixture 7' }]);
  });

  it('posts a change once, for repeated and parallel requests', async () => {
    const userId = await member();
    const same = posting(userId, 10);
    const requested = await Promise.all(Array.from({ length: 20 }, () => ledger.post([same], NOW)));
    expect(requested.flat()).toEqual([same.key]);
    expect(await ledger.post([same], NOW)).toEqual([]);
    expect(await pointsOf(userId)).toBe(10);
  });

  it('refuses a key that belongs to another change', async () => {
    const userId = await member(50);
    const first = posting(userId, 10);
    await ledger.post([first], NOW);
    await expect(ledger.post([{ ...first, amount: 11 }], NOW)).rejects.toThrow(IdempotencyKeyReused);
    await expect(ledger.post([{ ...first, amount: -10 }], NOW)).rejects.toThrow(IdempotencyKeyReused);
    expect(await pointsOf(userId)).toBe(60);
  });

  it('knows an entry again that was posted with another house account', async () => {
    const userId = await member(50);
    const key = 'test:old-house';
    await database.query(
      `INSERT INTO point_entries
         (idempotency_key, from_account_id, to_account_id, amount, cause, reference, created_at)
       SELECT $1, mine.account_id, house.account_id, 20, 'opening', 'test', now()
         FROM point_accounts house, point_accounts mine
        WHERE house.cause = 'opening' AND house.unit = 'points' AND house.shard = 0 AND mine.user_id = $2`,
      [key, userId],
    );
    const again = posting(userId, -20, { cause: 'opening', key });
    expect(await ledger.post([again], NOW)).toEqual([]);
    await expect(ledger.post([{ ...again, cause: 'gift' }], NOW)).rejects.toThrow(IdempotencyKeyReused);
    await expect(ledger.post([{ ...again, amount: 20 }], NOW)).rejects.toThrow(IdempotencyKeyReused);
    expect(await pointsOf(userId)).toBe(30);
  });

  it('posts all changes or none', async () => {
    const [rich, poor] = [await member(100), await member(1)];
    await expect(ledger.post([posting(rich, -50), posting(poor, -50)], NOW)).rejects.toThrow(NotEnoughPoints);
    expect([await pointsOf(rich), await pointsOf(poor)]).toEqual([100, 1]);
  });

  it.each([0, 1.5, Number.NaN])('refuses the amount %d', async (amount) => {
    const userId = await member(5);
    await expect(ledger.post([posting(userId, amount)], NOW)).rejects.toThrow('is no amount of points');
  });

  it('never lets 200 parallel debits take a balance below zero', async () => {
    const userId = await member(1_000);
    const postings = Array.from({ length: 200 }, () => posting(userId, -7));
    const debits = await Promise.allSettled(postings.map((debit) => whenConnected(() => ledger.post([debit], NOW))));
    const paid = debits.filter(({ status }) => status === 'fulfilled');
    const refused = debits.flatMap((debit) => (debit.status === 'rejected' ? [debit.reason as unknown] : []));
    expect(refused.filter((reason) => !(reason instanceof NotEnoughPoints))).toEqual([]);
    expect([paid.length, refused.length]).toEqual([142, 58]);
    expect(await pointsOf(userId)).toBe(1_000 - 142 * 7);
  });

  it('allows parallel changes of many members in any order', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => member(100)));
    const rounds = Array.from({ length: 30 }, (_, round) => {
      const order = round % 2 === 0 ? members : [...members].reverse();
      return ledger.post(
        order.map((userId, index) =>
          posting(userId, index % 2 === 0 ? 3 : -2, { cause: round % 3 === 0 ? 'opening' : 'watching' }),
        ),
        NOW,
      );
    });
    await Promise.all(rounds);
    const sum = (await Promise.all(members.map(pointsOf))).reduce((all, points) => all + points, 0);
    expect(sum).toBe(600 + 30 * 3);
  });

  it('takes all points of a deleted member, once', async () => {
    const userId = await member(40);
    await ledger.post([posting(userId, 9, { unit: 'exp' })], NOW);
    await database.db.transaction((tx) => new PointsRepository(tx).close(userId, NOW));
    await ledger.close(userId, NOW);
    expect(await ledger.balances(userId)).toEqual({ points: 0, exp: 0 });
  });

  it('refuses every other way to change entries and balances, in the database itself', async () => {
    const userId = await member(40);
    const fails = async (work: Promise<unknown>, why: string) => {
      const error: unknown = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(String((error as Error | undefined)?.cause)).toContain(why);
    };
    const { db } = database;
    await fails(db.update(pointEntries).set({ amount: 1 }), 'append-only');
    await fails(db.delete(pointEntries), 'append-only');
    await fails(db.execute(sql`TRUNCATE point_entries`), 'append-only');
    await fails(db.update(pointAccounts).set({ balance: 1_000 }), 'through point_entries only');
    await fails(db.insert(pointAccounts).values({ unit: 'exp', userId, balance: 1_000 }), 'through point_entries only');
    await fails(db.delete(pointAccounts), 'point_entries');
    expect(await pointsOf(userId)).toBe(40);
  });

  it('refuses an entry between accounts of two units', async () => {
    const userId = await member(40);
    await ledger.post([posting(userId, 1, { unit: 'exp' })], NOW);
    const accounts = await database.query<{ id: number }>(
      'SELECT account_id AS id FROM point_accounts WHERE user_id = $1',
      [userId],
    );
    const [fromAccountId = 0, toAccountId = 0] = accounts.map(({ id }) => id);
    const entry = {
      fromAccountId,
      toAccountId,
      amount: 1,
      cause: 'watching' as const,
      reference: 'test',
      createdAt: NOW,
    };
    await expect(database.db.insert(pointEntries).values({ ...entry, idempotencyKey: 'mixed' })).rejects.toThrow();
    expect(await ledger.balances(userId)).toEqual({ points: 40, exp: 1 });
  });
}

/**
 * Repeats work that gets no connection of the pool in time, which happens on a busy machine: 200 transactions wait for
 * 16 connections. Such work has changed nothing yet.
 */
async function whenConnected<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isBusy = error instanceof Error && [error, error.cause].some((one) => one instanceof DatabaseBusy);
    if (!isBusy) throw error;
    return whenConnected(work);
  }
}
