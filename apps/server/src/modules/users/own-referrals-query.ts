import { desc, eq } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { inviteCodes, referrals, users } from '../../platform/database/schema.js';
import { maskedName } from '../../platform/masked-name.js';

/** Who invited the member is not their own data, nor are the names of friends. @param max Max friends, newest first. */
export async function referralsOf(db: Db, userId: number, max: number): Promise<MemberExport['referral']> {
  const [own] = await db.select().from(inviteCodes).where(eq(inviteCodes.userId, userId));
  const invited = await db.select().from(referrals).where(eq(referrals.userId, userId));
  const friends = await db
    .select({ name: users.username, registeredAt: referrals.registeredAt, points: referrals.points })
    .from(referrals)
    .innerJoin(users, eq(users.userId, referrals.userId))
    .where(eq(referrals.inviterId, userId))
    .orderBy(desc(referrals.registeredAt))
    .limit(max);
  return {
    code: own?.code ?? null,
    invited: invited.map(({ registeredAt, state, friendPoints }) => ({
      ...{ registeredAt: registeredAt.toISOString(), state, points: friendPoints },
    })),
    networkKept: invited.some(({ network }) => network !== null),
    friends: friends.map(({ name, registeredAt, points }) => ({
      ...{ name: maskedName(name), registeredAt: registeredAt.toISOString(), points },
    })),
  };
}

/**
 * The invitations of a member who leaves go. That with which they came stays without a name, because it counts in the inviter's
 * month, and the hash of its network for as long as that counts; if it is open, it brings nothing any more.
 */
export async function eraseReferrals(tx: Db, userId: number, at: Date): Promise<void> {
  await tx.delete(inviteCodes).where(eq(inviteCodes.userId, userId));
  await tx.delete(referrals).where(eq(referrals.inviterId, userId));
  const [came] = await tx.select({ state: referrals.state }).from(referrals).where(eq(referrals.userId, userId));
  if (came?.state !== 'open') return;
  const closed = { state: 'refused', reason: 'left', settledAt: at } as const;
  await tx.update(referrals).set(closed).where(eq(referrals.userId, userId));
}
