import type { Db } from '../../platform/database/database.js';

/** A user's balances: `points` to spend, and experience, which only grows and determines the level. */
export interface Balances {
  readonly points: number;
  readonly exp: number;
}

/** The part of the points ledger that this module uses. */
export interface MemberPoints {
  balances(userId: number): Promise<Balances>;
}

/** Empties the points account of a member, inside the transaction `tx` that deletes the member. */
export type ClosePoints = (tx: Db, userId: number, at: Date) => Promise<void>;
