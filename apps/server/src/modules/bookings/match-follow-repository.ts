import { and, count, eq, gte, inArray, not } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, matchFollows, users } from '../../platform/database/schema.js';
import { type FixtureRow, isEnded, selectFixtures } from '../fixtures/fixture-query.js';

export interface NewMatchFollow {
  readonly userId: number;
  readonly fixtureId: string;
  readonly followedAt: Date;
  /** The kick-off that the member sees. */
  readonly knownKickOff: Date;
}

/** SQL for matches that members follow. */
export class MatchFollowRepository {
  constructor(private readonly database: Database) {}

  async has(userId: number, fixtureId: string): Promise<boolean> {
    const { db } = this.database;
    return (await db.$count(matchFollows, isOf(userId, fixtureId))) > 0;
  }

  /** The followed matches with a kick-off at `since` or later that are not over, soonest first. */
  list(userId: number, since: Date): Promise<FixtureRow[]> {
    const own = this.database.db
      .select({ fixtureId: matchFollows.fixtureId })
      .from(matchFollows)
      .where(eq(matchFollows.userId, userId));
    return selectFixtures(
      this.database,
      and(inArray(fixtures.fixtureId, own), gte(fixtures.kickOff, since), not(isEnded)),
    );
  }

  /** False when the member already follows `max` matches from `since` on. Requests of one member run one after another. */
  add(follow: NewMatchFollow, max: number, since: Date): Promise<boolean> {
    const { userId, fixtureId } = follow;
    return this.database.db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const made = await tx.insert(matchFollows).values(follow).onConflictDoNothing().returning();
      if (made.length === 0) return true;
      const [row] = await tx
        .select({ total: count() })
        .from(matchFollows)
        .innerJoin(fixtures, eq(fixtures.fixtureId, matchFollows.fixtureId))
        .where(and(eq(matchFollows.userId, userId), gte(fixtures.kickOff, since)));
      if ((row?.total ?? 0) <= max) return true;
      await tx.delete(matchFollows).where(isOf(userId, fixtureId));
      return false;
    });
  }

  async remove(userId: number, fixtureId: string): Promise<void> {
    await this.database.db.delete(matchFollows).where(isOf(userId, fixtureId));
  }
}

const isOf = (userId: number, fixtureId: string) =>
  and(eq(matchFollows.userId, userId), eq(matchFollows.fixtureId, fixtureId));
