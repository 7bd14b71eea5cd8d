import { and, desc, eq, gt, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type {
  MediaKind,
  NoticeType,
  NotificationKind,
  NotificationSettings,
  PostAuthor,
  UnreadCounts,
} from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import {
  articles,
  comments,
  mediaLicences,
  mediaTitles,
  notificationMembers,
  notifications,
  type NotifiedSubject,
  tips,
} from '../../platform/database/schema.js';
import { isShownArticle } from '../../platform/database/shown-articles.js';
import { isShownTitle } from '../../platform/database/shown-titles.js';
import { countsOf } from './unread-query.js';

export interface NotificationRow {
  readonly notificationId: number;
  readonly kind: NotificationKind;
  readonly event: NoticeType;
  readonly postId: number | null;
  readonly commentId: number | null;
  /** The address of the article or title whose comments it is about, or of the tip; null when readers do not see it any more. */
  readonly slug: string | null;
  /** Of the title. */
  readonly mediaKind: MediaKind | null;
  /** Null also for a new part of a title that readers do not get any more. */
  readonly match: NotifiedSubject | null;
  readonly totalActors: number;
  readonly updatedAt: Date;
  readonly readAt: Date | null;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface ActorRow extends PostAuthor {
  readonly notificationId: number;
}

/** Actors of one notification that the list shows. */
const SHOWN_ACTORS = 3;

/** SQL of a member's notifications. */
export class NotificationRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The newest first. */
  page(userId: number, kind: NotificationKind, { limit, offset }: Page, at: Date): Promise<NotificationRow[]> {
    return this.#db
      .select({
        notificationId: notifications.notificationId,
        kind: notifications.kind,
        event: notifications.event,
        postId: notifications.postId,
        commentId: notifications.commentId,
        // A title counts together with its valid licence.
        slug: sql<
          string | null
        >`coalesce(${articles.slug}, ${tips.slug}, CASE WHEN ${mediaLicences.titleId} IS NOT NULL THEN ${mediaTitles.slug} END)`,
        mediaKind: mediaTitles.kind,
        match: sql<NotificationRow['match']>`CASE WHEN ${isOfLostTitle(at)} THEN NULL ELSE ${notifications.match} END`,
        totalActors: notifications.totalActors,
        updatedAt: notifications.updatedAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .leftJoin(articles, and(eq(articles.articleId, notifications.articleId), isShownArticle))
      .leftJoin(mediaTitles, eq(mediaTitles.titleId, notifications.titleId))
      .leftJoin(mediaLicences, and(eq(mediaLicences.titleId, mediaTitles.titleId), isShownTitle(at)))
      .leftJoin(
        tips,
        and(eq(tips.postId, notifications.postId), inArray(notifications.event, ['NEW_TIP', 'TIP_SETTLED'])),
      )
      .where(isListed(userId, kind))
      .orderBy(desc(notifications.updatedAt), desc(notifications.notificationId))
      .limit(limit)
      .offset(offset);
  }

  total(userId: number, kind: NotificationKind): Promise<number> {
    return this.#db.$count(notifications, isListed(userId, kind));
  }

  /** The newest actors of each notification, without those whom the reader does not see. */
  async actorsOf(
    asked: readonly { readonly notificationId: number; readonly reader: number }[],
  ): Promise<Map<number, ActorRow[]>> {
    if (asked.length === 0) return new Map();
    const ids = `{${asked.map(({ notificationId }) => notificationId).join(',')}}`;
    const readers = `{${asked.map(({ reader }) => reader).join(',')}}`;
    const { rows } = (await this.#db.execute(sql`
      SELECT asked.id AS "notificationId", shown.*
      FROM unnest(${ids}::bigint[], ${readers}::integer[]) AS asked (id, reader)
      CROSS JOIN LATERAL (
        SELECT users.user_id AS "userId", users.username, users.display_name AS "showName",
          users.profile_picture AS "profilePicture", users.role, users.simulated
        FROM notification_actors AS actor JOIN users ON users.user_id = actor.actor_id
        WHERE actor.notification_id = asked.id AND actor.withdrawn_at IS NULL
          AND NOT EXISTS (SELECT FROM user_blocks AS block WHERE block.user_id = asked.reader AND block.blocked_id = actor.actor_id)
          AND NOT EXISTS (SELECT FROM user_blocks AS block WHERE block.user_id = actor.actor_id AND block.blocked_id = asked.reader)
        ORDER BY actor.acted_at DESC LIMIT ${SHOWN_ACTORS}
      ) AS shown`)) as unknown as { rows: (PostAuthor & { notificationId: number | string })[] };
    const actors = rows.map((row) => ({ ...row, notificationId: Number(row.notificationId) }));
    return Map.groupBy(actors, ({ notificationId }) => notificationId);
  }

  /** The texts of these comments with their authors, without deleted ones. */
  async commentsOf(commentIds: readonly number[]): Promise<Map<number, { authorId: number; content: string }>> {
    if (commentIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ commentId: comments.commentId, authorId: comments.authorId, content: comments.content })
      .from(comments)
      .where(and(inArray(comments.commentId, [...commentIds]), isNull(comments.deletedAt)));
    return new Map(rows.map(({ commentId, ...rest }) => [commentId, rest]));
  }

  async counts(userId: number): Promise<UnreadCounts> {
    const counts = await countsOf(this.#db, [userId]);
    return counts.get(userId) ?? { unReadBookingCount: 0, unReadMsgCount: 0, revision: 0 };
  }

  /** Whether this member has this notification, and the counts after it is read. `changed`: it was unread before. */
  markRead(userId: number, notificationId: number, at: Date): Promise<{ changed: boolean } | undefined> {
    return this.#db.transaction(async (tx) => {
      const own = and(eq(notifications.notificationId, notificationId), eq(notifications.userId, userId));
      await lockMember(tx, userId);
      const [found] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(own);
      if (!found) return undefined;
      if (found.readAt) return { changed: false };
      await tx.update(notifications).set({ readAt: at }).where(own);
      await countChange(tx, userId);
      return { changed: true };
    });
  }

  /** Without a kind, those of both. Returns whether one was unread. */
  markAllRead(userId: number, kind: NotificationKind | undefined, at: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await lockMember(tx, userId);
      const ofKind = kind === undefined ? undefined : eq(notifications.kind, kind);
      const read = await tx
        .update(notifications)
        .set({ readAt: at })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), ofKind))
        .returning({ one: sql`1` });
      if (read.length > 0) await countChange(tx, userId);
      return read.length > 0;
    });
  }

  /** Deletes what was not added to since then, in batches. */
  deleteBefore(at: Date, signal: AbortSignal): Promise<void> {
    return deleteBatches(this.#db, notifications, lt(notifications.updatedAt, at), signal);
  }

  async settings(userId: number): Promise<NotificationSettings | null> {
    const [found] = await this.#db
      .select({ settings: notificationMembers.settings })
      .from(notificationMembers)
      .where(eq(notificationMembers.userId, userId));
    return found?.settings ?? null;
  }

  async setSettings(userId: number, settings: NotificationSettings): Promise<void> {
    await this.#db
      .insert(notificationMembers)
      .values({ userId, settings })
      .onConflictDoUpdate({ target: notificationMembers.userId, set: { settings } });
  }
}

// A new part names its title, also when readers have lost that since: they must not learn its name any more.
const isOfLostTitle = (at: Date): SQL =>
  sql`(${notifications.match} ? 'part' AND NOT EXISTS (SELECT FROM media_titles JOIN media_licences USING (title_id)
    WHERE title_id = (${notifications.match}->>'titleId')::integer AND ${isShownTitle(at)}))`;

// Without reactions that all their actors took back.
const isListed = (userId: number, kind: NotificationKind): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    eq(notifications.kind, kind),
    or(
      notInArray(notifications.event, ['NEW_REACTION', 'NEW_LIKE', 'FRIEND_SEND_REQUEST']),
      gt(notifications.totalActors, 0),
    ),
  );

// Before any of their notifications, like those who add to them: so no two wait for each other.
async function lockMember(tx: Db, userId: number): Promise<void> {
  await tx.insert(notificationMembers).values({ userId }).onConflictDoNothing();
  await tx
    .select({ userId: notificationMembers.userId })
    .from(notificationMembers)
    .where(eq(notificationMembers.userId, userId))
    .for('update');
}

const countChange = (tx: Db, userId: number) =>
  tx
    .update(notificationMembers)
    .set({ revision: sql`${notificationMembers.revision} + 1` })
    .where(eq(notificationMembers.userId, userId));
