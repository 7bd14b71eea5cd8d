import { type SQL, sql } from 'drizzle-orm';
import type { Role, RoomMine } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import { moderatesAll } from '../../../platform/http/access.js';
import { activeBan, banJson } from './ban-query.js';
import { moderates } from './room-rules.js';

/** A reader of a room whose standing is asked for. `addressKey` is empty when the address is not known. */
export interface ReaderKey {
  readonly userId: number;
  readonly addressKey: string;
}

interface StandingRow {
  readonly place: number;
  readonly userId: number;
  readonly role: Role;
  readonly siteRoleId: number;
  readonly authorId: number | null;
  readonly privateMessage: boolean;
  readonly ban: unknown;
  readonly followed: boolean;
  /** ISO text; null without slow mode. */
  readonly nextAt: string | null;
  readonly vote: number | null;
  readonly held: RoomMine['held'] | null;
}

/** What holds for each of these readers, in their order; undefined for a user who is deleted. */
export async function readStandings(
  db: Db,
  groupId: number,
  readers: readonly ReaderKey[],
  now: Date,
): Promise<(RoomMine | undefined)[]> {
  const { rows } = (await db.execute(standings(groupId, readers, now))) as unknown as { rows: StandingRow[] };
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return readers.map((_, place) => {
    const row = byPlace.get(place);
    return row && toMine(row, now);
  });
}

const standings = (groupId: number, readers: readonly ReaderKey[], now: Date): SQL => sql`
  SELECT reader.place, users.user_id AS "userId", users.role, users.site_role_id AS "siteRoleId",
    room.author_id AS "authorId", room.private_message AS "privateMessage",
    ${banJson({
      groupId: sql`room.group_id`,
      userId: sql`users.user_id`,
      addressKey: sql`reader."addressKey"`,
      now: sql`${now.toISOString()}::timestamptz`,
    })} AS ban,
    EXISTS (SELECT FROM room_reads WHERE room_reads.user_id = users.user_id AND room_reads.group_id = room.group_id AND followed)
      AS followed,
    (SELECT to_json(next_at) FROM room_paces JOIN room_rules USING (group_id)
      WHERE room_paces.group_id = room.group_id AND room_paces.user_id = users.user_id AND slow_seconds > 0) AS "nextAt",
    (SELECT choice FROM poll_votes WHERE poll_votes.user_id = users.user_id
      AND poll_id = (SELECT max(poll_id) FROM polls WHERE polls.group_id = room.group_id)) AS vote,
    (SELECT json_agg(json_build_object('uuid', uuid, 'filteredMessage', filtered_message, 'createdAt', created_at) ORDER BY held_id)
      FROM held_messages WHERE held_messages.group_id = room.group_id AND held_messages.user_id = users.user_id
        AND decision IS NULL) AS held
  FROM json_to_recordset(${JSON.stringify(readers.map((reader, place) => ({ ...reader, place })))}::json)
    AS reader ("userId" integer, "addressKey" text, place integer)
  JOIN users ON users.user_id = reader."userId"
  JOIN chat_rooms AS room ON room.group_id = ${groupId}`;

function toMine(row: StandingRow, now: Date): RoomMine {
  const moderator = moderates(row, row);
  const ban = moderatesAll(row) ? undefined : activeBan(row.ban);
  const nextAt = row.nextAt === null || moderator ? undefined : new Date(row.nextAt);
  return {
    bannedUntil: ban?.until?.toISOString() ?? null,
    forever: ban !== undefined && ban.until === null,
    reason: ban?.reason ?? null,
    requested: ban?.requested ?? false,
    slowUntil: nextAt && nextAt > now ? nextAt.toISOString() : null,
    moderator,
    followed: row.followed,
    vote: row.vote,
    held: (row.held ?? []).map((held) => ({ ...held, createdAt: new Date(held.createdAt).toISOString() })),
  };
}
