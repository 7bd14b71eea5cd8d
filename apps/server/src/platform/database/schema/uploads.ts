import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';
import { posts } from './newsfeed.js';

/** `processing`: a video that is stored as it was sent, and of which the site makes smaller versions. */
export type UploadState = 'sending' | 'checking' | 'refused' | 'processing' | 'ready' | 'removed';

/** What a file is for: a post of a member, or a title at the desk. */
export type UploadPurpose = 'post' | 'title';

/** A key of the server's messages, and its values. */
export interface RefusalReason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Pictures and videos of posts. */
export const uploads = pgTable(
  'uploads',
  {
    sourceId: bigserial('source_id', { mode: 'number' }).primaryKey(),
    /** Random; names the upload for its sender, and the folder of its files in the storage. */
    uploadId: text('upload_id').notNull(),
    /** Random; names the files in public addresses. It changes when the post becomes private. */
    publicName: text('public_name').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<'image' | 'video'>().notNull(),
    /** As announced, in bytes; 0 for a picture that staff sent another way, which does not count for the day. */
    size: bigint('size', { mode: 'number' }).notNull(),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('post'),
    state: text('state').$type<UploadState>().notNull(),
    reason: jsonb('reason').$type<RefusalReason>(),
    /** Names of its files in the storage; the first one is the picture or the video itself. */
    files: jsonb('files').$type<readonly string[]>().notNull().default([]),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    seconds: integer('seconds'),
    /** Of a video; null: not known. */
    hasSound: boolean('has_sound'),
    /** Times that the preparation of a video was started. */
    attempts: smallint('attempts').notNull().default(0),
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.postId, { onDelete: 'set null' }),
    position: smallint('position').notNull().default(0),
    alt: text('alt').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at'),
    /** When a title at the desk let it go; null while none has. */
    releasedAt: instant('released_at'),
    /** The process that writes to the upload, and until when; by the time of the database. */
    lockHolder: text('lock_holder'),
    lockedUntil: instant('locked_until'),
  },
  (table) => [
    uniqueIndex('uploads_id').on(table.uploadId),
    uniqueIndex('uploads_public_name').on(table.publicName),
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_post')
      .on(table.postId, table.position)
      .where(sql`${table.postId} IS NOT NULL`),
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`${table.postId} IS NULL`),
    index('uploads_videos')
      .on(table.postId)
      .where(sql`${table.kind} = 'video' AND ${table.state} = 'ready' AND ${table.postId} IS NOT NULL`),
    index('uploads_removed')
      .on(table.sourceId)
      .where(sql`${table.state} = 'removed'`),
    index('uploads_waiting')
      .on(table.sourceId)
      .where(sql`${table.state} IN ('checking', 'processing')`),
  ],
);
