import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedbackKind, FeedbackState } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';

/** What readers write to the operator. */
export const feedback = pgTable(
  'feedback',
  {
    feedbackId: serial('feedback_id').primaryKey(),
    uuid: text('uuid').notNull(),
    /** Null for guests. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    body: text('body').notNull(),
    emailAddress: text('email_address'),
    page: text('page'),
    state: text('state').$type<FeedbackState>().notNull().default('new'),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('feedback_uuid').on(table.uuid),
    index('feedback_state').on(table.state, table.feedbackId),
    index('feedback_user')
      .on(table.userId, table.feedbackId)
      .where(sql`user_id IS NOT NULL`),
    index('feedback_updated').on(table.updatedAt),
  ],
);

/** Pictures of feedback, by the name of their file in the storage. */
export const feedbackFiles = pgTable(
  'feedback_files',
  {
    fileId: text('file_id').primaryKey(),
    feedbackId: integer('feedback_id').references(() => feedback.feedbackId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('feedback_files_feedback')
      .on(table.feedbackId)
      .where(sql`feedback_id IS NOT NULL`),
    index('feedback_files_unused')
      .on(table.createdAt)
      .where(sql`feedback_id IS NULL`),
  ],
);

/** What staff answered. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    answerId: serial('answer_id').primaryKey(),
    uuid: text('uuid').notNull(),
    feedbackId: integer('feedback_id')
      .notNull()
      .references(() => feedback.feedbackId, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.userId, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** It goes to the sender by e-mail, or went; false when no mail server took it. */
    mailed: boolean('mailed').notNull(),
    /** When the e-mail is to be sent, or tried again; null when there is none, or it was sent. */
    mailDue: instant('mail_due'),
    createdAt: instant('created_at').notNull(),
    /** When the member first saw it on their page. */
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('feedback_answers_uuid').on(table.uuid),
    index('feedback_answers_feedback').on(table.feedbackId, table.answerId),
    index('feedback_answers_mail_due')
      .on(table.mailDue)
      .where(sql`mail_due IS NOT NULL`),
  ],
);
