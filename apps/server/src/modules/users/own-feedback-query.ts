import { desc, eq, inArray } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { feedback, feedbackAnswers, feedbackFiles } from '../../platform/database/schema.js';

/** What a member wrote to the operator, and the answers. @param max Max rows, newest first. */
export async function feedbackOf(db: Db, userId: number, max: number): Promise<MemberExport['feedback']> {
  const rows = await db
    .select()
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.feedbackId))
    .limit(max);
  const ids = rows.map(({ feedbackId }) => feedbackId);
  if (ids.length === 0) return [];
  const answers = await db.select().from(feedbackAnswers).where(inArray(feedbackAnswers.feedbackId, ids));
  const files = await db.select().from(feedbackFiles).where(inArray(feedbackFiles.feedbackId, ids));
  return rows.map(({ feedbackId, kind, body, emailAddress, page, createdAt }) => ({
    kind,
    text: body,
    emailAddress,
    page,
    files: files.filter((file) => file.feedbackId === feedbackId).length,
    sentAt: createdAt.toISOString(),
    answers: answers
      .filter((answer) => answer.feedbackId === feedbackId)
      .map((answer) => ({ text: answer.body, at: answer.createdAt.toISOString() })),
  }));
}
