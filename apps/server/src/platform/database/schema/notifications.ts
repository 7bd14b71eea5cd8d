import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MediaKind, NoticeType, NotificationKind, NotificationSettings } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { articles } from './articles.js';
import { mediaTitles } from './media.js';
import { comments, posts } from './newsfeed.js';

/* Notifications of members, and what they want to hear of. */

/** What a notification says of a match, as it was then. */
export interface NotifiedMatch {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  /** RFC 3339. */
  readonly kickOff: string;
  /** The new kick-off; null when the match was called off. */
  readonly movedTo?: string | null;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly minute?: number | null;
}

/** What a notification says of an event of the site, as it was then. */
export interface NotifiedEvent {
  readonly eventId: number;
  readonly slug: string;
  readonly title: string;
  /** RFC 3339. */
  readonly startsAt: string;
}

/** What a notification says of a new part of a title, such as an episode of a film, as it was then. */
export interface NotifiedChapter {
  readonly mediaKind: MediaKind;
  readonly titleId: number;
  readonly slug: string;
  /** Of the title. */
  readonly name: string;
  /** Number of the part. */
  readonly part: number;
}

/** What a notification says of a lucky draw that the member won. */
export interface NotifiedDraw {
  readonly drawId: number;
  readonly title: string;
  readonly prize: string;
}

/** What a notification is about when that is no post and no member. */
export type NotifiedSubject = NotifiedMatch | NotifiedEvent | NotifiedChapter | NotifiedDraw;

export const notifications = pgTable(
  'notifications',
  {
    notificationId: bigserial('notification_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: smallint('kind').$type<NotificationKind>().notNull(),
    event: text('event').$type<NoticeType>().notNull(),
    /** What the event is about: equal subjects are one notification. */
    subject: text('subject').notNull(),
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.postId, { onDelete: 'cascade' }),
    commentId: bigint('comment_id', { mode: 'number' }).references(() => comments.commentId, { onDelete: 'set null' }),
    /** The article whose comments it is about. */
    articleId: bigint('article_id', { mode: 'number' }).references(() => articles.articleId, { onDelete: 'cascade' }),
    /** The title whose comments it is about. */
    titleId: integer('title_id').references(() => mediaTitles.titleId, { onDelete: 'cascade' }),
    match: jsonb('match').$type<NotifiedSubject>(),
    totalActors: integer('total_actors').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The last push to devices without an open page. */
    pushedAt: instant('pushed_at'),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_unread')
      .on(table.userId, table.event, table.subject)
      .where(sql`${table.readAt} IS NULL`),
    index('notifications_subject').on(table.userId, table.event, table.subject),
    index('notifications_list').on(table.userId, table.kind, table.updatedAt, table.notificationId),
    index('notifications_updated').on(table.updatedAt),
    index('notifications_post')
      .on(table.postId)
      .where(sql`${table.postId} IS NOT NULL`),
    index('notifications_article')
      .on(table.articleId)
      .where(sql`${table.articleId} IS NOT NULL`),
    index('notifications_title')
      .on(table.titleId)
      .where(sql`${table.titleId} IS NOT NULL`),
    index('notifications_comment')
      .on(table.commentId)
      .where(sql`${table.commentId} IS NOT NULL`),
  ],
);

/** The members who acted in one notification. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notifications.notificationId, { onDelete: 'cascade' }),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    actedAt: instant('acted_at').notNull(),
    /** The actor took it back before it was read. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actors_newest').on(table.notificationId, table.actedAt),
    index('notification_actors_actor').on(table.actorId),
  ],
);

/** One row for each member who was ever notified or changed a setting. */
export const notificationMembers = pgTable('notification_members', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Grows with each change of the counts. */
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  /** Null: the site's defaults. */
  settings: jsonb('settings').$type<NotificationSettings>(),
});
