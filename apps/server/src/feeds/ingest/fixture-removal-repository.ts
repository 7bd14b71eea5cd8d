import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Origin, RawStatus } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  bookings,
  chatRooms,
  favourites,
  fixtures,
  hosts,
  matchFollows,
  matchVotes,
  picks,
  StoredTip,
  tips,
  users,
} from '../../platform/database/schema.js';
import { settledStatuses } from '../../modules/fixtures/match-state.js';
import { parts } from './changed-only.js';

/** What removing the fixtures of an origin did. */
export interface RemovedOfOrigin {
  readonly deleted: number;
  /** As they are now: open pages must get it. */
  readonly cancelled: readonly (typeof fixtures.$inferSelect)[];
}

/** Removes fixtures that their feed no longer has, and loses no points of members. */
export class FixtureRemovalRepository {
  /**
   * Deletes those of these fixtures to which nothing of a user belongs: the others stay, with what users did there. `db` is
   * a transaction.
   */
  async removeUnused(db: Db, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await lock(db, ids);
    const ofUsers = [bookings, matchFollows, favourites, matchVotes, tips, picks, hosts, chatRooms];
    const used = ofUsers.map(
      (table) => sql`EXISTS (SELECT FROM ${table} WHERE ${table.fixtureId} = ${fixtures.fixtureId})`,
    );
    await db
      .delete(fixtures)
      .where(and(inArray(fixtures.fixtureId, [...ids]), sql`NOT (${sql.join(used, sql` OR `)})`));
  }

  /**
   * Removes the fixtures of one origin except those in `kept`, with votes, bookings and the like. A fixture on which a member
   * has a tip or points without a result is cancelled first, so that they are void and the points come back; a later call
   * deletes it. One that is over waits for these results.
   */
  async removeOrigin(
    db: Db,
    origin: Origin,
    { kept = new Set(), now }: { readonly kept?: ReadonlySet<string> | undefined; readonly now: Date },
  ): Promise<RemovedOfOrigin> {
    const stored = await db.select({ fixtureId: fixtures.fixtureId }).from(fixtures).where(eq(fixtures.origin, origin));
    const gone = stored.flatMap(({ fixtureId }) => (kept.has(fixtureId) ? [] : [fixtureId]));
    const removed: RemovedOfOrigin[] = [];
    for (const part of parts(gone)) removed.push(await db.transaction((tx) => remove(tx, part, now)));
    return {
      deleted: removed.reduce((sum, { deleted }) => sum + deleted, 0),
      cancelled: removed.flatMap(({ cancelled }) => cancelled),
    };
  }
}

/** Waits for what users are adding at this moment, which holds its fixture; the next statement then sees it. */
async function lock(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ fixtureId: fixtures.fixtureId })
    .from(fixtures)
    .where(inArray(fixtures.fixtureId, [...ids]))
    .orderBy(fixtures.fixtureId)
    .for('update');
}

async function remove(tx: Db, ids: readonly string[], now: Date): Promise<RemovedOfOrigin> {
  await lock(tx, ids);
  const these = inArray(fixtures.fixtureId, [...ids]);
  const cancelled = await tx
    .update(fixtures)
    .set({ status: RawStatus.cancelled, halfStart: null, updatedAt: now })
    .where(and(these, hasUndecidedBets, notInArray(fixtures.status, [...settledStatuses])))
    .returning();
  const deleted = await tx
    .delete(fixtures)
    .where(and(these, sql`NOT ${hasUndecidedBets}`))
    .returning({ fixtureId: fixtures.fixtureId });
  return { deleted: deleted.length, cancelled };
}

/** Simulated fans have no points, and simulated tipsters no record to keep. */
const isOfMember = (userId: AnyPgColumn) =>
  sql`EXISTS (SELECT FROM ${users} WHERE ${users.userId} = ${userId} AND NOT ${users.simulated})`;

const isUndecided = (state: AnyPgColumn) => inArray(state, [StoredTip.open, StoredTip.waiting]);

const hasUndecidedBets = sql`(EXISTS (SELECT FROM ${picks} WHERE ${picks.fixtureId} = ${fixtures.fixtureId}
    AND ${isUndecided(picks.state)} AND ${isOfMember(picks.userId)})
  OR EXISTS (SELECT FROM ${tips} WHERE ${tips.fixtureId} = ${fixtures.fixtureId}
    AND ${isUndecided(tips.state)} AND ${isOfMember(tips.authorId)}))`;
