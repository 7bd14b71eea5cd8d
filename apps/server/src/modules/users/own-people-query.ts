import { desc, eq, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { follows, friendRequests, friendships, users } from '../../platform/database/schema.js';

/** A member's friends, requests, and whom they follow. @param max Max rows of each kind, newest first. */
export async function peopleOf(db: Db, userId: number, max: number): Promise<MemberExport['people']> {
  const names = async (owner: AnyPgColumn, person: AnyPgColumn, since: AnyPgColumn<{ data: Date; notNull: true }>) => {
    const found = await db
      .select({ name: users.displayName, since })
      .from(owner.table)
      .innerJoin(users, eq(users.userId, person))
      .where(eq(owner, userId))
      .orderBy(desc(since))
      .limit(max);
    return found.map((row) => ({ name: row.name, since: row.since.toISOString() }));
  };
  return {
    friends: await names(friendships.userId, friendships.friendId, friendships.createdAt),
    sent: await names(friendRequests.senderId, friendRequests.receiverId, friendRequests.createdAt),
    received: await names(friendRequests.receiverId, friendRequests.senderId, friendRequests.createdAt),
    following: await names(follows.followerId, follows.followedId, follows.createdAt),
  };
}

/** Ends friendships, requests and follows of a member who leaves. */
export async function erasePeople(tx: Db, userId: number): Promise<void> {
  await tx.delete(friendships).where(or(eq(friendships.userId, userId), eq(friendships.friendId, userId)));
  await tx.delete(friendRequests).where(or(eq(friendRequests.senderId, userId), eq(friendRequests.receiverId, userId)));
  await tx.delete(follows).where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)));
}
