import { type SQL, sql } from 'drizzle-orm';
import type { BanReason } from '@khandai/contracts';

/** A ban that is in force for a user, by their id or by their address. */
export interface ActiveBan {
  readonly banId: number;
  readonly reason: BanReason;
  /** Null without an end. */
  readonly until: Date | null;
  readonly requested: boolean;
  /** It is a ban of this user, and not only of their address. */
  readonly own: boolean;
}

interface BanRow {
  readonly banId: number;
  readonly reason: BanReason;
  readonly until: string | null;
  readonly requested: boolean;
  readonly own: boolean;
}

export interface BanSubject {
  readonly groupId: SQL;
  readonly userId: SQL;
  readonly addressKey: SQL;
  readonly now: SQL;
}

const FIELDS = sql.raw('ban.ban_id, ban.reason, ban.until, ban.requested_at IS NOT NULL AS requested');

const inForce = ({ groupId, now }: BanSubject): SQL => sql`ban.lift_log IS NULL
  AND (ban.until IS NULL OR ban.until > ${now}) AND (ban.group_id IS NULL OR ban.group_id = ${groupId})`;

/**
 * The ban that lasts longest, as JSON of a BanRow. A part of a larger statement, so a message costs no statement for it, and
 * is refused from the moment the ban is stored, on every process.
 */
export const banJson = (subject: BanSubject): SQL<unknown> => sql`(
  SELECT json_build_object('banId', ban_id, 'reason', reason, 'until', until, 'requested', requested, 'own', own)
  FROM (
    SELECT ${FIELDS}, true AS own FROM chat_bans AS ban WHERE ban.user_id = ${subject.userId} AND ${inForce(subject)}
    UNION ALL
    SELECT ${FIELDS}, false AS own FROM chat_ban_addresses AS network JOIN chat_bans AS ban USING (ban_id)
    WHERE network.address_key = ${subject.addressKey} AND ${inForce(subject)}
  ) AS bans
  ORDER BY until DESC NULLS FIRST, own DESC LIMIT 1)`;

/** Reads the result of `banJson`. */
export function activeBan(json: unknown): ActiveBan | undefined {
  if (json === null || json === undefined) return undefined;
  const { until, ...ban } = (typeof json === 'string' ? JSON.parse(json) : json) as BanRow;
  return { ...ban, until: until === null ? null : new Date(until) };
}
