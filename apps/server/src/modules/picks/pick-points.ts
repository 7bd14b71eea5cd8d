import type { PointStep } from '@khandai/contracts';
import { pointsBack } from '@khandai/odds-parser';
import type { Db } from '../../platform/database/database.js';
import { StoredTip } from '../../platform/database/schema.js';
import { isDecided, type Verdict } from '../fixtures/bets/verdict.js';
import type { PickRow } from './pick-repository.js';

/** A change of a member's points by a pick. */
export interface PickPosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'pick';
  readonly reference: string;
  readonly key: string;
}

/** Posts inside a transaction; returns the new keys. */
export type PostIn = (tx: Db, postings: readonly PickPosting[], at: Date) => Promise<readonly string[]>;

/** The ledger of points inside a transaction. */
export interface Ledger {
  readonly postIn: PostIn;
  readonly pointsIn: (tx: Db, userId: number) => Promise<number>;
}

const UNITS = 10_000;

/** Whole points that come back by a verdict, the stake among them: parts of a point are cut off. */
export function returnedBy(stake: number, { state, units }: Pick<Verdict, 'state' | 'units'>): number {
  if (state === StoredTip.void) return stake;
  if (state !== StoredTip.settled || units === null) return 0;
  return pointsBack(stake, { units: units / UNITS });
}

type Paid = Pick<
  PickRow,
  'pickId' | 'userId' | 'fixtureId' | 'homeName' | 'awayName' | 'market' | 'side' | 'line' | 'settlements'
>;

export const stakeOf = (pick: PickRow): PickPosting => posting(pick, 'stake', -pick.stake);

/** @param pick with the number of this settlement */
export function postingOf(pick: Paid & Pick<PickRow, 'state'>, verdict: Verdict, change: number): PickPosting {
  const isFirst = !isDecided(pick.state);
  return posting(pick, isFirst ? (verdict.state === StoredTip.void ? 'void' : 'result') : 'correction', change);
}

/** The point book reads the reference. */
const posting = (
  { pickId, userId, fixtureId, homeName, awayName, market, side, line, settlements }: Paid,
  step: PointStep,
  amount: number,
): PickPosting => ({
  ...{ userId, unit: 'points', amount, cause: 'pick' },
  reference: `${step} ${pickId}, match ${fixtureId}, bet ${market} ${side} ${line ?? '-'}: ${homeName} | ${awayName}`,
  key: `pick:${pickId}:${settlements}`,
});
