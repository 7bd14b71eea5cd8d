import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { notificationActors, notificationMembers, notifications } from '../../platform/database/schema.js';

/** What a member was notified of, and their settings for it. @param max Max notifications, newest first. */
export async function noticesOf(db: Db, userId: number, max: number): Promise<MemberExport['notifications']> {
  const [own] = await db
    .select({ settings: notificationMembers.settings })
    .from(notificationMembers)
    .where(eq(notificationMembers.userId, userId));
  const rows = await db
    .select({ event: notifications.event, at: notifications.updatedAt, readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.updatedAt))
    .limit(max);
  return {
    settings: own?.settings ?? null,
    list: rows.map(({ event, at, readAt }) => ({
      event,
      at: at.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}

/** Deletes a member's notifications and settings, and takes them out of those of others. */
export async function eraseNotices(tx: Db, userId: number): Promise<void> {
  const isActor = eq(notificationActors.actorId, userId);
  const acted = await tx
    .select({ notificationId: notifications.notificationId, userId: notifications.userId })
    .from(notificationActors)
    .innerJoin(notifications, eq(notifications.notificationId, notificationActors.notificationId))
    .where(isActor);
  const owners = [...new Set([userId, ...acted.map((row) => row.userId)])];
  // All writers lock these rows first and in order, so no two wait for each other.
  await tx
    .select({ userId: notificationMembers.userId })
    .from(notificationMembers)
    .where(inArray(notificationMembers.userId, owners))
    .orderBy(notificationMembers.userId)
    .for('update');
  await tx.delete(notificationMembers).where(eq(notificationMembers.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  const gone = await tx
    .delete(notificationActors)
    .where(isActor)
    .returning({ notificationId: notificationActors.notificationId });
  const ids = gone.map(({ notificationId }) => notificationId);
  const fewer = sql`${notifications.totalActors} - 1`;
  if (ids.length > 0)
    await tx.update(notifications).set({ totalActors: fewer }).where(inArray(notifications.notificationId, ids));
}
