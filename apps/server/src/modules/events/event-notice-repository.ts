import { and, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { eventBookings, eventNotices, events, eventSavings } from '../../platform/database/schema.js';
import type { Span } from '../../platform/span.js';
import type { EventRow } from './event-query.js';

/** A member to notify of an event. */
export interface ClaimedNotice {
  readonly eventId: number;
  readonly userId: number;
  readonly kind: string;
  readonly about: string;
}

const epochOf = (column: typeof events.startsAt | typeof events.movedAt | typeof events.cancelledAt): SQL<string> =>
  sql<string>`extract(epoch FROM ${column})::bigint::text`;

/** Members with a place in the event or a bookmark of it, each once, with the time since when. Reads no other event's rows. */
const members = sql`LATERAL (
  SELECT user_id, min(since) AS since FROM (
    SELECT ${eventBookings.userId} AS user_id, ${eventBookings.bookedAt} AS since FROM ${eventBookings}
      WHERE ${eventBookings.eventId} = ${events.eventId}
    UNION ALL
    SELECT ${eventSavings.userId}, ${eventSavings.savedAt} FROM ${eventSavings}
      WHERE ${eventSavings.eventId} = ${events.eventId}
  ) AS every GROUP BY user_id)`;

/**
 * SQL for notices about events. Each method claims what it returns: the row says that the member is notified, so no other process and
 * no later start tells them again.
 */
export class EventNoticeRepository {
  constructor(private readonly database: Database) {}

  /** Events about to start. A member who came later than `aheadMs` before the start has just seen the time. */
  soon(span: Span, aheadMs: number, now: Date): Promise<ClaimedNotice[]> {
    const startsIn = and(gt(events.startsAt, span.from), lte(events.startsAt, span.to));
    const early = sql`member.since < ${events.startsAt} - ${aheadMs} * interval '1 millisecond'`;
    return this.#claim('soon', epochOf(events.startsAt), and(eq(events.status, 'published'), startsIn, early), now);
  }

  /** Events that got another start after the member came to them. */
  moved(now: Date): Promise<ClaimedNotice[]> {
    const isMoved = and(isNotNull(events.movedAt), gt(events.startsAt, now), sql`member.since < ${events.movedAt}`);
    return this.#claim('moved', epochOf(events.movedAt), and(eq(events.status, 'published'), isMoved), now);
  }

  cancelled(now: Date): Promise<ClaimedNotice[]> {
    const isAhead = and(isNotNull(events.cancelledAt), gt(events.endsAt, now));
    return this.#claim('cancelled', epochOf(events.cancelledAt), and(eq(events.status, 'cancelled'), isAhead), now);
  }

  /** Events whose cancellation was undone after members were notified of it: those members. */
  async restored(now: Date): Promise<ClaimedNotice[]> {
    const { rows } = (await this.database.db.execute(sql`
      INSERT INTO ${eventNotices} (event_id, user_id, kind, about, told_at)
      SELECT told.event_id, told.user_id, 'restored', told.about, ${now.toISOString()}::timestamptz
      FROM ${events} JOIN event_notices AS told ON told.event_id = ${events.eventId} AND told.kind = 'cancelled'
      WHERE ${eq(events.status, 'published')} AND ${gt(events.endsAt, now)} AND NOT EXISTS (
        SELECT FROM event_notices AS done WHERE done.event_id = told.event_id
          AND done.user_id = told.user_id AND done.kind = 'restored' AND done.about = told.about)
      ON CONFLICT DO NOTHING
      RETURNING event_id AS "eventId", user_id AS "userId", kind, about`)) as unknown as { rows: ClaimedNotice[] };
    return rows;
  }

  async events(ids: readonly number[]): Promise<Map<number, EventRow>> {
    const rows = await this.database.db
      .select()
      .from(events)
      .where(inArray(events.eventId, [...ids]));
    return new Map(rows.map((row) => [row.eventId, row]));
  }

  /** Takes claims back, because the members could not be notified. */
  async release(claimed: readonly ClaimedNotice[]): Promise<void> {
    for (const { eventId, userId, kind, about } of claimed)
      await this.database.db
        .delete(eventNotices)
        .where(
          and(
            eq(eventNotices.eventId, eventId),
            eq(eventNotices.userId, userId),
            eq(eventNotices.kind, kind),
            eq(eventNotices.about, about),
          ),
        );
  }

  deleteBefore(at: Date, signal: AbortSignal): Promise<void> {
    return deleteBatches(this.database.db, eventNotices, lt(eventNotices.toldAt, at), signal);
  }

  async #claim(kind: string, about: SQL<string>, where: SQL | undefined, now: Date): Promise<ClaimedNotice[]> {
    // What has a notification is left out here, so a look with no news writes nothing.
    const { rows } = (await this.database.db.execute(sql`
      INSERT INTO ${eventNotices} (event_id, user_id, kind, about, told_at)
      SELECT ${events.eventId}, member.user_id, ${kind}::text, ${about}, ${now.toISOString()}::timestamptz
      FROM ${events} CROSS JOIN ${members} AS member
      WHERE ${where} AND NOT EXISTS (
        SELECT FROM event_notices AS told WHERE told.event_id = ${events.eventId}
          AND told.user_id = member.user_id AND told.kind = ${kind}::text AND told.about = ${about})
      ON CONFLICT DO NOTHING
      RETURNING event_id AS "eventId", user_id AS "userId", kind, about`)) as unknown as { rows: ClaimedNotice[] };
    return rows;
  }
}
