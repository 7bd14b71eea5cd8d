import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { RawStatus } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, formerFixtureIds, StoredTip, tips } from '../../platform/database/schema.js';
import { endedStatuses } from '../fixtures/match-state.js';
import { changeRecord, lockRecord } from './record-query.js';
import { noteTip } from './tip-notice-repository.js';
import type { TipRow } from './tip-rows.js';
import { agrees, COUNTS_MS, type JudgedMatch, type Verdict } from './verdict.js';

export interface DueTip {
  readonly tip: TipRow;
  readonly match: JudgedMatch | null;
}

/** What a change of a tip writes beside the verdict. */
export interface ChangeOf {
  readonly at: Date;
  readonly voidReason?: string;
  readonly textHidden?: true;
  /** In the transaction of the change. */
  readonly log?: (tx: Db, before: TipRow) => Promise<void>;
}

const OF_HALF = sql`${tips.market} IN (40, 50)`;
/** The score on which a settled tip rests is not the score of the match any more. */
const isCorrected = sql`(CASE WHEN ${OF_HALF} THEN ${fixtures.homeHalfScore} ELSE ${fixtures.homeScore} END,
  CASE WHEN ${OF_HALF} THEN ${fixtures.awayHalfScore} ELSE ${fixtures.awayScore} END)
  IS DISTINCT FROM (${tips.homeGoals}::integer, ${tips.awayGoals}::integer)`;
/** The match has the score that decides the tip. */
const hasScore = sql`CASE WHEN ${OF_HALF} THEN ${fixtures.homeHalfScore} + ${fixtures.awayHalfScore}
  ELSE ${fixtures.homeScore} + ${fixtures.awayScore} END IS NOT NULL`;
const halting: readonly number[] = [RawStatus.interrupted, RawStatus.toBeDecided, ...endedStatuses];

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
      .set({ fixtureId: sql`${formerFixtureIds.fixtureId}` })
      .from(formerFixtureIds)
      .where(
        and(
          eq(formerFixtureIds.formerId, tips.fixtureId),
          // A tipster may have the same tip under several ids of a match: one takes the present id, the others keep theirs.
          sql`NOT EXISTS (SELECT FROM tips AS other LEFT JOIN former_fixture_ids AS past ON past.former_id = other.fixture_id
            WHERE other.author_id = ${tips.authorId} AND other.market = ${tips.market} AND other.side = ${tips.side}
              AND other.void_cause IS DISTINCT FROM 'desk'
              AND (other.fixture_id = ${formerFixtureIds.fixtureId}
                OR (past.fixture_id = ${formerFixtureIds.fixtureId} AND other.tip_id < ${tips.tipId})))`,
        ),
      );
  }

  /** Tips without a result whose match may have decided them, after `after` in the order of their ids. */
  undecided(now: Date, after: number, limit: number): Promise<DueTip[]> {
    const isDue = or(
      eq(tips.state, StoredTip.waiting),
      isNull(fixtures.fixtureId),
      inArray(fixtures.status, [...halting]),
      ne(fixtures.kickOff, tips.lockedAt),
      lt(tips.kickOff, new Date(now.getTime() - COUNTS_MS)),
    );
    return this.#due(and(sql`${tips.state} IN (10, 20)`, isDue), after, limit);
  }

  /** Decided tips since an instant whose match says otherwise by now. Those that the desk made void stay so. */
  corrected(since: Date, after: number, limit: number): Promise<DueTip[]> {
    const settled = and(eq(tips.state, StoredTip.settled), or(ne(fixtures.status, RawStatus.finished), isCorrected));
    const isOff = inArray(fixtures.status, [RawStatus.cancelled, RawStatus.abandoned]);
    const isBack = and(eq(tips.voidCause, 'called-off'), not(isOff));
    // Only a match that began in time, and has its score by now, makes a late tip count.
    const isInTime = sql`${fixtures.kickOff} <= ${tips.kickOff} + ${COUNTS_MS / 1000} * interval '1 second'`;
    const counts = and(eq(fixtures.status, RawStatus.finished), isInTime, hasScore);
    const voided = and(eq(tips.state, StoredTip.void), or(isBack, and(eq(tips.voidCause, 'late'), or(isOff, counts))));
    const isRecent = and(isNotNull(tips.settledAt), gt(tips.settledAt, since), isNotNull(fixtures.fixtureId));
    return this.#due(and(isRecent, or(settled, voided)), after, limit);
  }

  /** Stores a verdict; false when the tip is so already, or the desk made it void. */
  settle(tipId: number, authorId: number, verdict: Verdict, { at, log, ...rest }: ChangeOf): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await lockRecord(tx, authorId);
      const [before] = await tx.select().from(tips).where(eq(tips.tipId, tipId)).for('update');
      if (!before || before.voidCause === 'desk' || agrees(before, verdict)) return false;
      const isDecided = verdict.state === StoredTip.settled || verdict.state === StoredTip.void;
      await tx
        .update(tips)
        .set({ ...verdict, settledAt: isDecided ? at : null, ...rest })
        .where(eq(tips.tipId, tipId));
      await changeRecord(tx, authorId, before, verdict);
      if (isDecided && isTold(before)) await noteTip(tx, [tipId], 'TIP_SETTLED', at);
      await log?.(tx, before);
      return true;
    });
  }

  #due(where: SQL | undefined, after: number, limit: number): Promise<DueTip[]> {
    const { status, kickOff, dateOnly, homeScore, awayScore, homeHalfScore, awayHalfScore } = fixtures;
    return this.#db
      .select({
        tip: tips,
        match: { status, kickOff, dateOnly, homeScore, awayScore, homeHalfScore, awayHalfScore },
      })
      .from(tips)
      .leftJoin(fixtures, eq(fixtures.fixtureId, tips.fixtureId))
      .where(and(where, gt(tips.tipId, after)))
      .orderBy(asc(tips.tipId))
      .limit(limit);
  }
}
