import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, formerIds, picks } from '../../platform/database/schema.js';
import type { DueBet } from '../fixtures/bets/bet-loop.js';
import { isCorrected, isDue, judgedMatch } from '../fixtures/bets/due-bets-query.js';
import { agrees, isDecided, type Verdict } from '../fixtures/bets/verdict.js';
import { type Ledger, postingOf, returnedBy } from './pick-points.js';
import { lockMember, type PickRow } from './pick-repository.js';

/** SQL that settles picks. */
export class PickSettlementRepository {
  readonly #db: Db;

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly ledger: Ledger,
  ) {
    this.#db = db;
  }

  /** Gives picks the present ids of their matches. */
  async rename(): Promise<void> {
    await this.#db
      .update(picks)
      .set({ fixtureId: sql`${formerIds.fixtureId}` })
      .from(formerIds)
      .where(and(eq(formerIds.kind, 'match'), eq(formerIds.formerId, picks.fixtureId)));
  }

  undecided(now: Date, after: number, limit: number): Promise<DueBet<PickRow>[]> {
    return this.#due(isDue(picks, now), after, limit);
  }

  corrected(since: Date, after: number, limit: number): Promise<DueBet<PickRow>[]> {
    return this.#due(isCorrected(picks, since), after, limit);
  }

  /**
   * Stores a verdict with its points in the ledger, in one transaction; false when the pick is so already. After a
   * correction only the difference moves. It takes no more than the member has: their balance never falls below zero.
   * Simulated fans have no points.
   */
  settle({ pickId, userId }: PickRow, verdict: Verdict, at: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const { simulated } = await lockMember(tx, userId);
      const [before] = await tx.select().from(picks).where(eq(picks.pickId, pickId)).for('update');
      if (!before || agrees(before, verdict)) return false;
      const paid = before.returned ?? 0;
      const wanted = returnedBy(before.stake, verdict) - paid;
      const change = wanted < 0 && !simulated ? -Math.min(-wanted, await this.ledger.pointsIn(tx, userId)) : wanted;
      const settlements = before.settlements + 1;
      if (change !== 0 && !simulated)
        await this.ledger.postIn(tx, [postingOf({ ...before, settlements }, verdict, change)], at);
      const decided = isDecided(verdict.state);
      const returned = decided || paid + change > 0 ? paid + change : null;
      await tx
        .update(picks)
        .set({ ...verdict, settledAt: decided ? at : null, returned, settlements })
        .where(eq(picks.pickId, pickId));
      return true;
    });
  }

  #due(where: SQL | undefined, after: number, limit: number): Promise<DueBet<PickRow>[]> {
    return this.#db
      .select({ bet: picks, match: judgedMatch })
      .from(picks)
      .leftJoin(fixtures, eq(fixtures.fixtureId, picks.fixtureId))
      .where(and(where, gt(picks.pickId, after)))
      .orderBy(asc(picks.pickId))
      .limit(limit);
  }
}
