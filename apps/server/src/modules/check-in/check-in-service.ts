import { addDays, addMonths, dayAt, monthOf, startOfDay, VIETNAM } from '@khandai/calendar';
import { type CheckInSheet, EXP_RULES } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { CheckInRepository } from './check-in-repository.js';

/** Points for the first to the seventh day of a run; the eighth is a first day again. */
export const REWARDS: readonly number[] = [10, 10, 15, 15, 20, 20, 100];

/** What a check-in adds to a member's account. */
export interface CheckInPosting {
  readonly userId: number;
  readonly unit: 'points' | 'exp';
  readonly amount: number;
  readonly cause: 'check-in';
  readonly reference: string;
  readonly key: string;
}

export interface CheckInDeps {
  readonly checkIns: CheckInRepository;
  readonly points: { balances(userId: number): Promise<{ points: number }> };
  /** Posts inside a transaction; returns the new keys. */
  readonly postIn: (tx: Db, postings: readonly CheckInPosting[], at: Date) => Promise<readonly string[]>;
  /** Pays for the invitation of a member who has become active. */
  readonly settleReferral: (userId: number) => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Daily check-ins of members. A day begins at midnight in Vietnam, by the clock of the server. */
export class CheckInService {
  constructor(private readonly deps: CheckInDeps) {}

  /** @param month `2026-11`; the current one by default */
  async sheet(userId: number, month?: string): Promise<CheckInSheet> {
    const { checkIns, points, clock } = this.deps;
    const today = dayAt(clock.now(), VIETNAM);
    const shown = month ?? monthOf(today);
    const [days, own, before, longest, { points: balance }, registeredAt] = await Promise.all([
      checkIns.between(userId, `${shown}-01`, `${addMonths(shown, 1)}-01`),
      checkIns.on(userId, today),
      checkIns.on(userId, addDays(today, -1)),
      checkIns.longest(userId),
      points.balances(userId),
      checkIns.registeredAt(userId),
    ]);
    return {
      ...{ today, month: shown, days, balance },
      since: registeredAt ? dayAt(registeredAt.getTime(), VIETNAM) : today,
      nextDayAt: new Date(startOfDay(addDays(today, 1), VIETNAM)).toISOString(),
      checkedIn: own !== undefined,
      run: (own ?? before)?.run ?? 0,
      longest: longest ?? null,
      rewards: [...REWARDS],
    };
  }

  /** Checks in for today, once. `earned` is 0 when the member had checked in before. */
  async checkIn(userId: number): Promise<{ sheet: CheckInSheet; earned: number }> {
    const { checkIns, postIn, settleReferral, clock } = this.deps;
    const at = new Date(clock.now());
    const day = dayAt(at.getTime(), VIETNAM);
    const added = await checkIns.add({ userId, day, at }, rewardOf, (tx, { run, points }) => {
      const posting = { userId, cause: 'check-in', reference: `day ${run}` } as const;
      return postIn(
        tx,
        [
          { ...posting, unit: 'points', amount: points, key: `check-in:${userId}:${day}` },
          { ...posting, unit: 'exp', amount: EXP_RULES.checkIn.exp, key: `check-in:exp:${userId}:${day}` },
        ],
        at,
      );
    });
    if (added) await settleReferral(userId);
    return { sheet: await this.sheet(userId), earned: added?.points ?? 0 };
  }
}

/** Points for a day of a run, which starts at 1. */
export const rewardOf = (run: number): number => REWARDS[(run - 1) % REWARDS.length] ?? 0;
