import type { PointStep } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import type { PickedRace } from './race-pick-repository.js';
import { marbleIn } from './race-rows.js';

/** A change of a member's points by a pick of a race. */
export interface RacePosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'race';
  readonly reference: string;
  readonly key: string;
}

/** Posts inside a transaction; returns the new keys. */
export type PostIn = (tx: Db, postings: readonly RacePosting[], at: Date) => Promise<readonly string[]>;

export const stakeOf = (picked: PickedRace): RacePosting => posting(picked, 'stake', -picked.pick.stake);

/** What comes back; none for a pick that lost. */
export function paymentsOf(settled: readonly PickedRace[]): RacePosting[] {
  return settled.flatMap((picked) => {
    const { returned } = picked.pick;
    return returned ? posting(picked, picked.race.finishOrder === null ? 'void' : 'result', returned) : [];
  });
}

/** The point book reads the reference. A pick has one entry of each kind, however many processes settle it. */
const posting = ({ pick, race }: PickedRace, step: PointStep, amount: number): RacePosting => ({
  ...{ userId: pick.userId, unit: 'points', amount, cause: 'race' },
  reference: `${step} ${pick.pickId}, race ${pick.raceId}: ${marbleIn(race.marbles, pick.marbleId)?.name ?? pick.marbleId}`,
  key: `race:${pick.pickId}:${step === 'stake' ? 'stake' : 'back'}`,
});
