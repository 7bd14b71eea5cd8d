import { sql } from 'drizzle-orm';
import { NotificationKind, type UnreadCounts } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';

/** The unread notifications of these members, and the revision that the numbers belong to: all from one moment. */
export async function countsOf(db: Db, userIds: readonly number[]): Promise<Map<number, UnreadCounts>> {
  const { rows } = (await db.execute(sql`
    SELECT member.user_id AS "userId", coalesce(kept.revision, 0)::text AS revision,
      (SELECT count(*) FROM notifications AS unread
        WHERE unread.user_id = member.user_id AND unread.read_at IS NULL AND unread.kind = ${NotificationKind.booking})::integer AS bookings,
      (SELECT count(*) FROM notifications AS unread
        WHERE unread.user_id = member.user_id AND unread.read_at IS NULL AND unread.kind = ${NotificationKind.message})::integer AS messages
    FROM unnest(${`{${userIds.join(',')}}`}::integer[]) AS member (user_id)
    LEFT JOIN notification_members AS kept ON kept.user_id = member.user_id`)) as unknown as {
    rows: { userId: number; revision: string; bookings: number; messages: number }[];
  };
  return new Map(
    rows.map(({ userId, revision, bookings, messages }) => [
      userId,
      { unReadBookingCount: bookings, unReadMsgCount: messages, revision: Number(revision) },
    ]),
  );
}
