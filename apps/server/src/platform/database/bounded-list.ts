import { eq, TransactionRollbackError } from 'drizzle-orm';
import type { Db } from './database.js';
import { users } from './schema.js';

/** Who adds to a list of theirs, of at most `max` rows. */
export interface Addition {
  readonly userId: number;
  readonly max: number;
  readonly createdAt: Date;
}

export interface ListWrites {
  /** Returns the new rows. */
  readonly insert: (tx: Db) => Promise<readonly unknown[]>;
  readonly count: (tx: Db) => Promise<number>;
}

/**
 * Adds to a list of a user; false when it is full. Requests of one user run one after another. What is in a full list already stays
 * a success.
 */
export function addToList(
  db: Db,
  { userId, max }: Pick<Addition, 'userId' | 'max'>,
  { insert, count }: ListWrites,
): Promise<boolean> {
  return db
    .transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const total = await count(tx);
      if ((await insert(tx)).length === 0 || total < max) return true;
      return tx.rollback();
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return false;
      throw error;
    });
}
