import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { feedback, feedbackAnswers } from '../../platform/database/schema.js';

/** An answer whose e-mail is to be sent. */
export interface DueMail {
  readonly answerId: number;
  readonly createdAt: Date;
  readonly to: string;
  /** Number of the feedback. */
  readonly id: number;
  /** What the reader wrote. */
  readonly asked: string;
  readonly answer: string;
}

/** SQL for the e-mails of answers. */
export class FeedbackMailRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The next one that is due; it is due again at `again`, in case that it is not sent. */
  take(now: Date, again: Date): Promise<DueMail | undefined> {
    return this.database.db.transaction(async (tx) => {
      const next = tx
        .select({ answerId: feedbackAnswers.answerId })
        .from(feedbackAnswers)
        .where(lte(feedbackAnswers.mailDue, now))
        .orderBy(asc(feedbackAnswers.mailDue))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await tx
        .update(feedbackAnswers)
        .set({ mailDue: again })
        .where(inArray(feedbackAnswers.answerId, next))
        .returning();
      if (!taken) return undefined;
      const { answerId, feedbackId, createdAt, body } = taken;
      const [asked] = await tx
        .select({ to: feedback.emailAddress, asked: feedback.body })
        .from(feedback)
        .where(and(eq(feedback.feedbackId, feedbackId), isNotNull(feedback.emailAddress)));
      if (asked?.to == null) throw new Error(`answer ${answerId} goes to no address`);
      return { answerId, createdAt, to: asked.to, id: feedbackId, asked: asked.asked, answer: body };
    });
  }

  /** It is not sent again. */
  async end(answerId: number, mailed: boolean): Promise<void> {
    await this.database.db
      .update(feedbackAnswers)
      .set({ mailDue: null, mailed })
      .where(eq(feedbackAnswers.answerId, answerId));
  }
}
