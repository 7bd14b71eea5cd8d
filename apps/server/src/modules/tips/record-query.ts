import { and, desc, eq, sql } from 'drizzle-orm';
import { TipLimit, TipResult } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { StoredTip, tips, tipsterRecords } from '../../platform/database/schema.js';
import type { Verdict } from '../fixtures/bets/verdict.js';

/* SQL that keeps the records of tipsters, in the transaction of the change. */

/** Makes the record of a tipster. */
export async function openRecord(tx: Db, userId: number): Promise<void> {
  await tx.insert(tipsterRecords).values({ userId }).onConflictDoNothing();
}

/** Settlements of one tipster wait for one another, in every process. */
export async function lockRecord(tx: Db, userId: number): Promise<void> {
  await openRecord(tx, userId);
  await tx
    .select({ one: sql`1` })
    .from(tipsterRecords)
    .where(eq(tipsterRecords.userId, userId))
    .for('update');
}

type Outcome = Pick<Verdict, 'result' | 'half' | 'units'>;

const { wins, draws, losses, halfWins, halfLosses, units } = tipsterRecords;

/** Takes one outcome of a tip out of the record and puts another one in. The record is locked. */
export const changeRecord = (tx: Db, userId: number, before: Outcome, after: Outcome): Promise<void> =>
  addCounts(tx, userId, plus(countsOf(after), countsOf(before), -1));

/** Puts the outcomes of new tips into the record. The record is locked. */
export const addToRecord = (tx: Db, userId: number, outcomes: readonly Outcome[]): Promise<void> =>
  addCounts(
    tx,
    userId,
    outcomes.map(countsOf).reduce((sum, each) => plus(sum, each), countsOf(NOTHING)),
  );

async function addCounts(tx: Db, userId: number, more: Counts): Promise<void> {
  const last = await lastResults(tx, userId);
  await tx
    .update(tipsterRecords)
    .set({
      tips: sql`${tipsterRecords.tips} + ${more.tips}::integer`,
      wins: sql`${wins} + ${more.wins}::integer`,
      draws: sql`${draws} + ${more.draws}::integer`,
      losses: sql`${losses} + ${more.losses}::integer`,
      halfWins: sql`${halfWins} + ${more.halfWins}::integer`,
      halfLosses: sql`${halfLosses} + ${more.halfLosses}::integer`,
      units: sql`${units} + ${more.units}::integer`,
      streak: await streakOf(tx, userId),
      last,
      since: sql`(SELECT min(locked_at) FROM tips WHERE author_id = ${userId} AND state = 30)`,
    })
    .where(eq(tipsterRecords.userId, userId));
}

const NOTHING: Outcome = { result: null, half: false, units: null };

type Counts = ReturnType<typeof countsOf>;

const plus = (counts: Counts, more: Counts, times = 1): Counts => ({
  tips: counts.tips + times * more.tips,
  wins: counts.wins + times * more.wins,
  draws: counts.draws + times * more.draws,
  losses: counts.losses + times * more.losses,
  halfWins: counts.halfWins + times * more.halfWins,
  halfLosses: counts.halfLosses + times * more.halfLosses,
  units: counts.units + times * more.units,
});

function countsOf({ result, half, units: won }: Outcome) {
  const [isWin, isLoss] = [result === TipResult.win, result === TipResult.lose];
  return {
    tips: Number(result !== null),
    wins: Number(isWin),
    draws: Number(result === TipResult.draw),
    losses: Number(isLoss),
    halfWins: Number(isWin && half),
    halfLosses: Number(isLoss && half),
    units: won ?? 0,
  };
}

const isSettledBy = (userId: number) => and(eq(tips.authorId, userId), eq(tips.state, StoredTip.settled));

async function lastResults(tx: Db, userId: number): Promise<TipResult[]> {
  const rows = await tx
    .select({ result: tips.result })
    .from(tips)
    .where(isSettledBy(userId))
    .orderBy(desc(tips.lockedAt), desc(tips.tipId))
    .limit(TipLimit.last);
  return rows.flatMap(({ result }) => (result === null ? [] : [result]));
}

/** Wins since the last loss, in the order of the kick-offs. A draw neither ends nor extends it. */
async function streakOf(tx: Db, userId: number): Promise<number> {
  const [lost] = await tx
    .select({ at: tips.lockedAt, tipId: tips.tipId })
    .from(tips)
    .where(and(isSettledBy(userId), eq(tips.result, TipResult.lose)))
    .orderBy(desc(tips.lockedAt), desc(tips.tipId))
    .limit(1);
  const since = lost && sql`(${tips.lockedAt}, ${tips.tipId}) > (${lost.at.toISOString()}::timestamptz, ${lost.tipId})`;
  const [row] = await tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(tips)
    .where(and(isSettledBy(userId), eq(tips.result, TipResult.win), since));
  return row?.total ?? 0;
}
