import { and, or, sql } from 'drizzle-orm';
import type { NotificationSettings, UnreadCounts } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { notificationMembers, userBlocks } from '../../platform/database/schema.js';
import { isShownArticle } from '../../platform/database/shown-articles.js';
import { isShownTitle } from '../../platform/database/shown-titles.js';
import { type Notice, rules } from './notices.js';
import { matchOf, type NoticeGroup, type Withdrawal } from './notice-queue.js';
import { countsOf } from './unread-query.js';
import { settingsOf } from './settings.js';

/** A notification after a group was added to it. */
export interface StoredGroup {
  readonly notificationId: number;
  readonly group: NoticeGroup;
  readonly settings: NotificationSettings;
  /** Whether devices without an open page hear of it. */
  readonly pushes: boolean;
}

export interface StoredGroups {
  readonly stored: readonly StoredGroup[];
  readonly counts: ReadonlyMap<number, UnreadCounts>;
}

const ALWAYS = { bell: true, push: true };
const DAY_MS = 24 * 60 * 60_000;

type Settings = ReadonlyMap<number, NotificationSettings>;

interface Upserted {
  readonly ordinal: number;
  readonly notificationId: number;
  readonly pushedAt: Date | null;
}

/** SQL that stores notices. One call costs the same few statements for any number of actors and receivers. */
export class NotificationWrites {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** All writers lock the rows of the receivers first and in order, so no two wait for each other. */
  store(groups: readonly NoticeGroup[], at: Date): Promise<StoredGroups> {
    return this.#db.transaction(async (tx) => {
      const settings = await lockMembers(tx, [...new Set(groups.map(({ userId }) => userId))]);
      const wanted = groups.filter(({ userId, notice }) => switchOf(settings.get(userId), notice)?.bell === true);
      const fresh = await withoutBlocked(tx, await withoutRepeats(tx, wanted, at));
      if (fresh.length === 0) return { stored: [], counts: new Map<number, UnreadCounts>() };
      const stored = await this.#upsert(tx, fresh, settings, at);
      return { stored, counts: await countsOf(tx, [...new Set(fresh.map(({ userId }) => userId))]) };
    });
  }

  /**
   * Takes actors out of unread notifications; one that loses its last actor goes from the list. Their rows stay, so that who acts,
   * takes it back and acts again makes no second notification within a day. Returns the counts of the receivers.
   */
  withdraw(withdrawals: readonly Withdrawal[], at: Date): Promise<ReadonlyMap<number, UnreadCounts>> {
    return this.#db.transaction(async (tx) => {
      const userIds = [...new Set(withdrawals.map(({ userId }) => userId))];
      await lockMembers(tx, userIds);
      const now = sql`${at.toISOString()}::timestamptz`;
      const { rows } = (await tx.execute(sql`
        WITH gone AS (
          UPDATE notification_actors AS actor SET withdrawn_at = ${now}
          FROM jsonb_to_recordset(${JSON.stringify(withdrawals)}::jsonb)
              AS asked ("userId" integer, event text, subject text, "actorId" integer)
            JOIN notifications AS notified
              ON notified.user_id = asked."userId" AND notified.event = asked.event AND notified.subject = asked.subject
          WHERE notified.read_at IS NULL AND actor.notification_id = notified.notification_id
            AND actor.actor_id = asked."actorId" AND actor.withdrawn_at IS NULL
          RETURNING actor.notification_id
        ), lost AS (
          SELECT notification_id, count(*) AS total FROM gone GROUP BY notification_id
        )
        UPDATE notifications SET total_actors = total_actors - lost.total,
          read_at = CASE WHEN total_actors <= lost.total THEN ${now} END
        FROM lost WHERE notifications.notification_id = lost.notification_id
        RETURNING notifications.user_id AS "userId"`)) as unknown as { rows: { userId: number }[] };
      const changed = [...new Set(rows.map(({ userId }) => userId))];
      return changed.length === 0 ? new Map() : countsOf(tx, changed);
    });
  }

  async #upsert(tx: Db, groups: readonly NoticeGroup[], settings: Settings, at: Date): Promise<StoredGroup[]> {
    const rows = await upsertRows(tx, groups, at);
    const added = await addActors(tx, groups, rows, at);
    const found = rows.flatMap((row) => {
      const group = groups[row.ordinal];
      const own = group && settings.get(group.userId);
      if (!group || !own) return [];
      const { once = false, pushEveryMs = 0 } = rules[group.notice.type];
      const isDue = row.pushedAt === null || at.getTime() - row.pushedAt.getTime() >= pushEveryMs;
      const isNew = !once || added.has(row.notificationId);
      const pushes = isDue && isNew && switchOf(own, group.notice)?.push === true;
      return [{ notificationId: row.notificationId, group, settings: own, pushes }];
    });
    await notePushes(
      tx,
      found.flatMap(({ pushes, notificationId }) => (pushes ? [notificationId] : [])),
      at,
    );
    return found;
  }
}

/** Undefined for a receiver without an account. */
function switchOf(settings: NotificationSettings | undefined, { type }: Notice) {
  const name = rules[type].switch;
  return name === undefined ? settings && ALWAYS : settings?.switches[name];
}

/** Locks the receivers and counts a change for each; those without an account are left out. */
async function lockMembers(tx: Db, userIds: readonly number[]): Promise<Settings> {
  const rows = await tx
    .insert(notificationMembers)
    .select(
      sql`SELECT user_id, 1, NULL::jsonb FROM users
        WHERE user_id = ANY(${arrayOf(userIds)}) AND username_key IS NOT NULL ORDER BY user_id`,
    )
    .onConflictDoUpdate({
      target: notificationMembers.userId,
      set: { revision: sql`${notificationMembers.revision} + 1` },
    })
    .returning({ userId: notificationMembers.userId, settings: notificationMembers.settings });
  return new Map(rows.map(({ userId, settings }) => [userId, settingsOf(settings)]));
}

/**
 * Without the actors who did the same within a day. A group that loses all its actors is dropped. Who took it back and acts again
 * while the notification is unread counts in it again.
 */
async function withoutRepeats(tx: Db, groups: readonly NoticeGroup[], at: Date): Promise<NoticeGroup[]> {
  const once = groups.flatMap((group, ordinal) =>
    rules[group.notice.type].once
      ? [{ ordinal, userId: group.userId, event: group.notice.type, subject: group.subject, actors: [...group.actors] }]
      : [],
  );
  if (once.length === 0) return [...groups];
  const since = new Date(at.getTime() - DAY_MS);
  const { rows } = (await tx.execute(sql`
    SELECT asked.ordinal, actor.actor_id AS "actorId"
    FROM jsonb_to_recordset(${JSON.stringify(once)}::jsonb)
      AS asked (ordinal integer, "userId" integer, event text, subject text, actors jsonb)
    JOIN notifications AS notified
      ON notified.user_id = asked."userId" AND notified.event = asked.event AND notified.subject = asked.subject
    JOIN notification_actors AS actor ON actor.notification_id = notified.notification_id
      AND actor.actor_id IN (SELECT value::integer FROM jsonb_array_elements_text(asked.actors))
    WHERE CASE WHEN notified.read_at IS NULL THEN actor.withdrawn_at IS NULL
      ELSE actor.acted_at > ${since.toISOString()}::timestamptz END`)) as unknown as {
    rows: { ordinal: number; actorId: number }[];
  };
  const gone = Map.groupBy(rows, ({ ordinal }) => ordinal);
  return groups.flatMap((group, ordinal) => without(group, new Set(gone.get(ordinal)?.map(({ actorId }) => actorId))));
}

/** Without the actors who block the receiver, or whom the receiver blocks. */
async function withoutBlocked(tx: Db, groups: readonly NoticeGroup[]): Promise<NoticeGroup[]> {
  const receivers = [...new Set(groups.map(({ userId }) => userId))];
  const actors = [...new Set(groups.flatMap((group) => [...group.actors]))];
  if (actors.length === 0) return [...groups];
  const between = (by: readonly number[], blocked: readonly number[]) =>
    and(sql`${userBlocks.userId} = ANY(${arrayOf(by)})`, sql`${userBlocks.blockedId} = ANY(${arrayOf(blocked)})`);
  const rows = await tx
    .select({ userId: userBlocks.userId, blockedId: userBlocks.blockedId })
    .from(userBlocks)
    .where(or(between(receivers, actors), between(actors, receivers)));
  const pairs = new Set(rows.flatMap(({ userId, blockedId }) => [`${userId} ${blockedId}`, `${blockedId} ${userId}`]));
  return groups.flatMap((group) =>
    without(group, new Set([...group.actors].filter((actorId) => pairs.has(`${group.userId} ${actorId}`)))),
  );
}

function without(group: NoticeGroup, gone: ReadonlySet<number>): NoticeGroup[] {
  if (gone.size === 0) return [group];
  const actors = new Set([...group.actors].filter((actorId) => !gone.has(actorId)));
  return actors.size === 0 ? [] : [{ ...group, actors }];
}

// A post, article or title that is gone, or that the receiver may not see, leaves its notice out: a push would name it. Of a removal its author hears.
async function upsertRows(tx: Db, groups: readonly NoticeGroup[], at: Date): Promise<Upserted[]> {
  const values = groups.map(({ userId, notice, subject }, ordinal) => ({
    ...{ ordinal, userId, subject, kind: rules[notice.type].kind, event: notice.type },
    postId: 'postId' in notice ? notice.postId : null,
    commentId: 'commentId' in notice ? notice.commentId : null,
    articleId: 'articleId' in notice ? notice.articleId : null,
    titleId: 'titleId' in notice ? notice.titleId : null,
    match: matchOf(notice) ?? null,
  }));
  const { rows } = (await tx.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS given (
        ordinal integer, "userId" integer, kind smallint, event text, subject text, "postId" bigint, "commentId" bigint,
        "articleId" bigint, "titleId" integer, match jsonb
      )
    ), made AS (
      INSERT INTO notifications AS kept (user_id, kind, event, subject, post_id, comment_id, article_id, title_id, match, created_at, updated_at)
      SELECT "userId", kind, event, subject, "postId",
        (SELECT comment_id FROM comments WHERE comment_id = "commentId"), "articleId", "titleId", nullif(match, 'null'), now.at, now.at
      FROM given, (SELECT ${at.toISOString()}::timestamptz AS at) AS now
      WHERE ("articleId" IS NULL OR EXISTS (SELECT FROM articles WHERE article_id = "articleId" AND ${isShownArticle}))
      AND ("titleId" IS NULL OR EXISTS (SELECT FROM media_titles JOIN media_licences USING (title_id)
        WHERE title_id = "titleId" AND ${isShownTitle(at)}))
      AND ("postId" IS NULL OR EXISTS (
        SELECT FROM posts WHERE post_id = "postId" AND (event = 'REMOVED_POST' OR (
          (visibility = 1 OR (visibility = 2 AND author_id = "userId"))
          AND NOT EXISTS (SELECT FROM user_blocks WHERE user_id = author_id AND blocked_id = "userId")
          AND NOT EXISTS (SELECT FROM user_blocks WHERE user_id = "userId" AND blocked_id = author_id)
        ))
      ))
      ON CONFLICT (user_id, event, subject) WHERE read_at IS NULL DO UPDATE SET
        updated_at = excluded.updated_at, post_id = excluded.post_id, comment_id = excluded.comment_id,
        article_id = excluded.article_id, title_id = excluded.title_id, match = excluded.match
      RETURNING notification_id, user_id, event, subject, pushed_at
    )
    SELECT given.ordinal, made.notification_id::text AS "notificationId", made.pushed_at AS "pushedAt"
    FROM made JOIN given ON given."userId" = made.user_id AND given.event = made.event AND given.subject = made.subject`)) as unknown as {
    rows: { ordinal: number; notificationId: string; pushedAt: Date | string | null }[];
  };
  return rows.map(({ ordinal, notificationId, pushedAt }) => ({
    ordinal,
    notificationId: Number(notificationId),
    pushedAt: pushedAt === null ? null : new Date(pushedAt),
  }));
}

/** Adds the actors and counts those who are new, or act again after they took it back. Returns the notifications that have a new one. */
async function addActors(
  tx: Db,
  groups: readonly NoticeGroup[],
  rows: readonly Upserted[],
  at: Date,
): Promise<Set<number>> {
  // Those of one batch acted at once: a microsecond between them keeps their order.
  const acts = rows.flatMap(({ ordinal, notificationId }) =>
    [...(groups[ordinal]?.actors ?? [])].map((actorId, place) => ({ notificationId, actorId, place })),
  );
  if (acts.length === 0) return new Set();
  const { rows: found } = (await tx.execute(sql`
    WITH act AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) AS act ("notificationId" bigint, "actorId" integer, place integer)
    ), back AS (
      SELECT kept.notification_id, kept.actor_id FROM notification_actors AS kept
      JOIN act ON act."notificationId" = kept.notification_id AND act."actorId" = kept.actor_id
      WHERE kept.withdrawn_at IS NOT NULL
    ), added AS (
      INSERT INTO notification_actors AS kept (notification_id, actor_id, acted_at)
      SELECT act."notificationId", act."actorId", ${at.toISOString()}::timestamptz + act.place * interval '1 microsecond'
      FROM act JOIN users ON users.user_id = act."actorId"
      ON CONFLICT (notification_id, actor_id) DO UPDATE SET acted_at = excluded.acted_at, withdrawn_at = NULL
      RETURNING notification_id, actor_id, (xmax = 0) AS is_new
    ), counted AS (
      SELECT notification_id, count(*) AS total, bool_or(is_new) AS has_new
      FROM added LEFT JOIN back USING (notification_id, actor_id)
      WHERE is_new OR back.actor_id IS NOT NULL GROUP BY notification_id
    )
    UPDATE notifications SET total_actors = total_actors + counted.total FROM counted
    WHERE notifications.notification_id = counted.notification_id
    RETURNING notifications.notification_id::text AS "notificationId", counted.has_new AS "hasNew"`)) as unknown as {
    rows: { notificationId: string; hasNew: boolean }[];
  };
  return new Set(found.flatMap(({ notificationId, hasNew }) => (hasNew ? [Number(notificationId)] : [])));
}

async function notePushes(tx: Db, notificationIds: readonly number[], at: Date): Promise<void> {
  if (notificationIds.length === 0) return;
  await tx.execute(sql`
    UPDATE notifications SET pushed_at = ${at.toISOString()}::timestamptz
    WHERE notification_id = ANY(${`{${notificationIds.join(',')}}`}::bigint[])`);
}

const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;
