import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DeskFeedback, FeedbackKind, FeedbackState } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { feedback, feedbackAnswers, feedbackFiles, users } from '../../platform/database/schema.js';
import { feedbackNotFound, feedbackUuidUsed } from './feedback-faults.js';

export interface FeedbackFilter {
  readonly q?: string | undefined;
  readonly state?: FeedbackState | undefined;
  readonly kind?: FeedbackKind | undefined;
  readonly sort: 'id' | 'updatedAt';
  readonly order: 'asc' | 'desc';
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface NewAnswer {
  readonly uuid: string;
  readonly actorId: number;
  readonly body: string;
  readonly mailed: boolean;
  readonly at: Date;
}

/** The columns that staff change. */
export type FeedbackFields = Pick<typeof feedback.$inferSelect, 'state' | 'note'>;

const ID = /^\d{1,9}$/;

/** `%` and `_` in what is searched for are themselves. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** SQL of the desk's inbox. */
export class DeskFeedbackRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async list(filter: FeedbackFilter): Promise<{ total: number; list: DeskFeedback[] }> {
    const { db } = this.database;
    const where = and(
      filter.state === undefined ? undefined : eq(feedback.state, filter.state),
      filter.kind === undefined ? undefined : eq(feedback.kind, filter.kind),
      matching(filter.q?.trim() ?? ''),
    );
    const direction = filter.order === 'asc' ? asc : desc;
    const total = await db.$count(feedback, where);
    const rows = await db
      .select({ feedbackId: feedback.feedbackId })
      .from(feedback)
      .where(where)
      .orderBy(
        direction(filter.sort === 'id' ? feedback.feedbackId : feedback.updatedAt),
        direction(feedback.feedbackId),
      )
      .limit(filter.pageSize)
      .offset((filter.pageNum - 1) * filter.pageSize);
    const found = await this.#records(
      db,
      rows.map(({ feedbackId }) => feedbackId),
    );
    return { total, list: rows.flatMap(({ feedbackId }) => found.get(feedbackId) ?? []) };
  }

  async one(id: number, db: Db = this.database.db): Promise<DeskFeedback | undefined> {
    return (await this.#records(db, [id])).get(id);
  }

  /** Runs `work` with the feedback locked. Throws when there is none. */
  locked<T>(id: number, work: (tx: Db, before: DeskFeedback) => Promise<T>): Promise<T> {
    return this.database.db.transaction(async (tx) => {
      const before = await this.lock(tx, id);
      if (!before) throw feedbackNotFound();
      return work(tx, before);
    });
  }

  async lock(tx: Db, id: number): Promise<DeskFeedback | undefined> {
    await tx.select({ id: feedback.feedbackId }).from(feedback).where(eq(feedback.feedbackId, id)).for('update');
    return this.one(id, tx);
  }

  async change(tx: Db, id: number, fields: Partial<FeedbackFields>, at: Date): Promise<void> {
    await tx
      .update(feedback)
      .set({ ...fields, version: sql`${feedback.version} + 1`, updatedAt: at })
      .where(eq(feedback.feedbackId, id));
  }

  /** False when the same answer with this uuid is there already; throws when it is another one. */
  async addAnswer(tx: Db, feedbackId: number, { at, ...answer }: NewAnswer): Promise<boolean> {
    const added = await tx
      .insert(feedbackAnswers)
      .values({ ...answer, feedbackId, createdAt: at, mailDue: answer.mailed ? at : null })
      .onConflictDoNothing({ target: feedbackAnswers.uuid })
      .returning({ answerId: feedbackAnswers.answerId });
    if (added.length > 0) return true;
    const isSame = and(
      eq(feedbackAnswers.uuid, answer.uuid),
      eq(feedbackAnswers.feedbackId, feedbackId),
      eq(feedbackAnswers.body, answer.body),
    );
    if ((await tx.$count(feedbackAnswers, isSame)) === 0) throw feedbackUuidUsed();
    return false;
  }

  async #records(db: Db, ids: readonly number[]): Promise<Map<number, DeskFeedback>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ row: feedback, username: users.username, nickname: users.displayName })
      .from(feedback)
      .leftJoin(users, eq(users.userId, feedback.userId))
      .where(inArray(feedback.feedbackId, [...ids]));
    const answers = await db
      .select({ answer: feedbackAnswers, author: users.displayName })
      .from(feedbackAnswers)
      .leftJoin(users, eq(users.userId, feedbackAnswers.actorId))
      .where(inArray(feedbackAnswers.feedbackId, [...ids]))
      .orderBy(feedbackAnswers.answerId);
    const files = await db
      .select()
      .from(feedbackFiles)
      .where(inArray(feedbackFiles.feedbackId, [...ids]))
      .orderBy(feedbackFiles.createdAt, feedbackFiles.fileId);
    return new Map(
      rows.map(({ row, username, nickname }) => [
        row.feedbackId,
        {
          id: row.feedbackId,
          kind: row.kind,
          state: row.state,
          text: row.body,
          email: row.emailAddress,
          page: row.page,
          sender:
            row.userId === null || username === null || nickname === null
              ? null
              : { userId: row.userId, username, nickname },
          files: files.filter((file) => file.feedbackId === row.feedbackId).map(({ fileId }) => fileId),
          answers: answers
            .filter(({ answer }) => answer.feedbackId === row.feedbackId)
            .map(({ answer, author }) => ({
              answerId: answer.answerId,
              text: answer.body,
              author,
              mailed: answer.mailed,
              createdAt: answer.createdAt.toISOString(),
              readAt: answer.readAt?.toISOString() ?? null,
            })),
          note: row.note,
          version: row.version,
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
        },
      ]),
    );
  }
}

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  const number = q.replace(/^#/, '');
  return or(
    sql`${feedback.body} ILIKE ${contains(q)}`,
    sql`${feedback.emailAddress} ILIKE ${contains(q)}`,
    ID.test(number) ? eq(feedback.feedbackId, Number(number)) : undefined,
  );
}
