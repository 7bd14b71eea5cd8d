import { and, desc, eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { userBlocks, users } from '../../platform/database/schema.js';
import type { Page } from './chat-repository.js';

/** A member whom another one has blocked. */
export interface Blocked {
  readonly userId: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePicture: string | null;
  readonly blockedAt: Date;
}

/** Two members. */
interface Pair {
  readonly userId: number;
  readonly otherId: number;
}

/** What two members are to each other elsewhere on the site; a block ends it. */
export interface PairRelations {
  /** Makes changes between the two run one after another, until the transaction ends. */
  lockPair(tx: Db, pair: Pair): Promise<void>;
  endRelations(tx: Db, pair: Pair): Promise<void>;
}

/** SQL for members who block others. */
export class BlockRepository {
  readonly #db: Db;

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly relations: PairRelations,
  ) {
    this.#db = db;
  }

  /**
   * Blocks or unblocks; a repeated call changes nothing. Both end what the two are to each other, so that what the blocked member
   * asked meanwhile does not appear afterwards.
   */
  setBlock(userId: number, blockedId: number, block: boolean): Promise<void> {
    const pair = { userId, otherId: blockedId };
    return this.#db.transaction(async (tx) => {
      await this.relations.lockPair(tx, pair);
      const isIt = and(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, blockedId));
      const changed = block
        ? await tx.insert(userBlocks).values({ userId, blockedId }).onConflictDoNothing().returning()
        : await tx.delete(userBlocks).where(isIt).returning();
      if (changed.length > 0) await this.relations.endRelations(tx, pair);
    });
  }

  /** Members whom this one has blocked, the newest first; with `blockedId`, that one alone. */
  async blocked(
    userId: number,
    { pageNum, pageSize }: Page,
    blockedId: number | undefined,
  ): Promise<{ total: number; list: Blocked[] }> {
    const where = and(
      eq(userBlocks.userId, userId),
      blockedId === undefined ? undefined : eq(userBlocks.blockedId, blockedId),
    );
    const list = await this.#db
      .select({
        userId: users.userId,
        username: users.username,
        displayName: users.displayName,
        profilePicture: users.profilePicture,
        blockedAt: userBlocks.createdAt,
      })
      .from(userBlocks)
      .innerJoin(users, eq(users.userId, userBlocks.blockedId))
      .where(where)
      .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockedId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: await this.#db.$count(userBlocks, where), list };
  }
}
