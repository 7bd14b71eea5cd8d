import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, formerIds, tips } from '../../platform/database/schema.js';
import type { DueBet } from '../fixtures/bets/bet-loop.js';
import { isCorrected, isDue, judgedMatch } from '../fixtures/bets/due-bets-query.js';
import { agrees, isDecided, type Verdict } from '../fixtures/bets/verdict.js';
import { changeRecord, lockRecord } from './record-query.js';
import { noteTip } from './tip-notice-repository.js';
import type { TipRow } from './tip-rows.js';

/** What a change of a tip writes beside the verdict. */
export interface ChangeOf {
  readonly at: Date;
  readonly voidReason?: string;
  readonly textHidden?: true;
  /** In the transaction of the change. */
  readonly log?: (tx: Db, before: TipRow) => Promise<void>;
}

/** Old tips of the demo have no post, and no member is notified of them. */
const isTold = ({ simulated, postId }: TipRow): boolean => !simulated || postId !== null;

/** SQL that settles tips. */
export class SettlementRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Gives tips the present ids of their matches. */
  async rename(): Promise<void> {
    await this.#db
      .update(tips)
      .set({ fixtureId: sql`${formerIds.fixtureId}` })
      .from(formerIds)
      .where(
        and(
          eq(formerIds.kind, 'match'),
          eq(formerIds.formerId, tips.fixtureId),
          // A tipster may have the same tip under several ids of a match: one takes the present id, the others keep theirs.
          sql`NOT EXISTS (SELECT FROM tips AS other LEFT JOIN former_ids AS past
              ON past.kind = 'match' AND past.former_id = other.fixture_id
            WHERE other.author_id = ${tips.authorId} AND other.market = ${tips.market} AND other.side = ${tips.side}
              AND other.void_cause IS DISTINCT FROM 'desk'
              AND (other.fixture_id = ${formerIds.fixtureId}
                OR (past.fixture_id = ${formerIds.fixtureId} AND other.tip_id < ${tips.tipId})))`,
        ),
      );
  }

  /** Tips without a result whose match may have decided them, after `after` in the order of their ids. */
  undecided(now: Date, after: number, limit: number): Promise<DueBet<TipRow>[]> {
    return this.#due(isDue(tips, now), after, limit);
  }

  /** Decided tips since an instant whose match says otherwise by now. Those that the desk made void stay so. */
  corrected(since: Date, after: number, limit: number): Promise<DueBet<TipRow>[]> {
    return this.#due(isCorrected(tips, since), after, limit);
  }

  /** Stores a verdict; false when the tip is so already, or the desk made it void. */
  settle(tipId: number, authorId: number, verdict: Verdict, { at, log, ...rest }: ChangeOf): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await lockRecord(tx, authorId);
      const [before] = await tx.select().from(tips).where(eq(tips.tipId, tipId)).for('update');
      if (!before || before.voidCause === 'desk' || agrees(before, verdict)) return false;
      const decided = isDecided(verdict.state);
      await tx
        .update(tips)
        .set({ ...verdict, settledAt: decided ? at : null, ...rest })
        .where(eq(tips.tipId, tipId));
      await changeRecord(tx, authorId, before, verdict);
      if (decided && isTold(before)) await noteTip(tx, [tipId], 'TIP_SETTLED', at);
      await log?.(tx, before);
      return true;
    });
  }

  #due(where: SQL | undefined, after: number, limit: number): Promise<DueBet<TipRow>[]> {
    return this.#db
      .select({ bet: tips, match: judgedMatch })
      .from(tips)
      .leftJoin(fixtures, eq(fixtures.fixtureId, tips.fixtureId))
      .where(and(where, gt(tips.tipId, after)))
      .orderBy(asc(tips.tipId))
      .limit(limit);
  }
}
