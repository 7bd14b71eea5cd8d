import { and, eq, inArray } from 'drizzle-orm';
import type { Relation } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { follows, friendRequests, friendships, users } from '../../platform/database/schema.js';
import { endFriendship, lockPair, type Pair, relationsOf } from './relations-query.js';

export type FriendState = Relation['state'];

/** What a change needs to know of the member it is about. */
export interface Target {
  readonly simulated: boolean;
  readonly locked: boolean;
}

export interface FriendChange extends Pair {
  readonly at: Date;
  /** Max friends of one member. */
  readonly max: number;
  /** What the two are afterwards; throws when the change is refused. */
  readonly decide: (was: FriendState) => FriendState;
}

export interface FollowChange extends Pair {
  readonly at: Date;
  readonly follow: boolean;
  /** Max members whom one member follows. */
  readonly max: number;
  /** Throws when the change is refused. */
  readonly check: (was: FriendState) => void;
}

/** What was, and what is. */
export interface Changed {
  readonly was: Relation;
  readonly now: Relation;
}

/** SQL for what two members are to each other. Changes of the same two run one after another. */
export class RelationRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Undefined for a guest, and for a member who deleted their account. */
  async target(userId: number): Promise<Target | undefined> {
    const [found] = await this.#db
      .select({ simulated: users.simulated, locked: users.locked, guest: users.guest, username: users.username })
      .from(users)
      .where(eq(users.userId, userId));
    return found && !found.guest && found.username !== '' ? found : undefined;
  }

  relation(pair: Pair): Promise<Relation> {
    return relationOf(this.#db, pair);
  }

  /** Undefined when one of the two deleted their account; 'full' when one of them has too many friends. */
  changeFriend({ at, max, decide, ...pair }: FriendChange): Promise<Changed | 'full' | undefined> {
    return this.#db.transaction(async (tx) => {
      if (!(await admit(tx, pair))) return undefined;
      const was = await relationOf(tx, pair);
      const state = decide(was.state);
      if (state === was.state) return { was, now: was };
      if (state === 'friends' && (await hasMax(tx, pair, max))) return 'full';
      await endFriendship(tx, pair);
      const { userId, otherId } = pair;
      if (state === 'sent')
        await tx.insert(friendRequests).values({ senderId: userId, receiverId: otherId, createdAt: at });
      if (state === 'friends')
        await tx.insert(friendships).values([
          { userId, friendId: otherId, createdAt: at },
          { userId: otherId, friendId: userId, createdAt: at },
        ]);
      return { was, now: { ...was, state } };
    });
  }

  /** Undefined when one of the two deleted their account; 'full' when the member follows too many. */
  changeFollow({ at, max, follow, check, ...pair }: FollowChange): Promise<Changed | 'full' | undefined> {
    return this.#db.transaction(async (tx) => {
      const { userId, otherId } = pair;
      // Requests of one member run one after another, so that parallel ones cannot exceed the limit.
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      if (!(await admit(tx, pair))) return undefined;
      const was = await relationOf(tx, pair);
      check(was.state);
      if (was.following === follow) return { was, now: was };
      const isMine = eq(follows.followerId, userId);
      if (follow) {
        if ((await tx.$count(follows, isMine)) >= max) return 'full';
        await tx.insert(follows).values({ followerId: userId, followedId: otherId, createdAt: at });
      } else await tx.delete(follows).where(and(isMine, eq(follows.followedId, otherId)));
      return { was, now: { ...was, following: follow } };
    });
  }
}

async function relationOf(db: Db, { userId, otherId }: Pair): Promise<Relation> {
  const found = await relationsOf(db, userId, [otherId]);
  return found.get(otherId) ?? { userId: otherId, state: 'none', following: false };
}

/** Locks the two, and keeps their accounts from being deleted meanwhile; false when one is deleted. */
async function admit(tx: Db, pair: Pair): Promise<boolean> {
  const { userId, otherId } = pair;
  const found = await tx
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.userId, [userId, otherId]))
    .orderBy(users.userId)
    .for('key share');
  if (found.length < 2 || found.some(({ username }) => username === '')) return false;
  await lockPair(tx, pair);
  return true;
}

async function hasMax(tx: Db, { userId, otherId }: Pair, max: number): Promise<boolean> {
  for (const id of [userId, otherId])
    if ((await tx.$count(friendships, eq(friendships.userId, id))) >= max) return true;
  return false;
}
