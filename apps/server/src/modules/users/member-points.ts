import type { Db } from '../../platform/database/database.js';

/** What a user has: `points` to spend, and experience, which only grows and gives the level. */
export interface Balances {
  readonly points: number;
  readonly exp: number;
}

/** What this module asks of the ledger of points. */
export interface MemberPoints {
  balances(userId: number): Promise<Balances>;
}

/** Takes all points of a member whose account is being deleted, inside the transaction `tx` that deletes it. */
export type ClosePoints = (tx: Db, userId: number, at: Date) => Promise<void>;
