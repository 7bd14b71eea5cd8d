import { and, desc, eq, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { deskLog, fixtureOverrides } from '../../platform/database/schema.js';

/** What the desk did about a member, and what they did there themselves. @param max Max rows of each kind, newest first. */
export async function deskOf(db: Db, userId: number, max: number): Promise<MemberExport['desk']> {
  const about = await db
    .select({ action: deskLog.action, at: deskLog.at, reason: REASON })
    .from(deskLog)
    .where(aboutMember(userId))
    .orderBy(desc(deskLog.logId))
    .limit(max);
  const own = await db
    .select({ action: deskLog.action, resource: deskLog.resource, recordId: deskLog.recordId, at: deskLog.at })
    .from(deskLog)
    .where(eq(deskLog.actorId, userId))
    .orderBy(desc(deskLog.logId))
    .limit(max);
  const scores = await db
    .select({ fixtureId: fixtureOverrides.fixtureId, reason: fixtureOverrides.reason, at: fixtureOverrides.createdAt })
    .from(fixtureOverrides)
    .where(eq(fixtureOverrides.userId, userId))
    .orderBy(desc(fixtureOverrides.createdAt))
    .limit(max);
  const dated = <T extends { readonly at: Date }>({ at, ...rest }: T) => ({ ...rest, at: at.toISOString() });
  return { about: about.map(dated), acts: own.map(dated), scores: scores.map(dated) };
}

/**
 * Takes the member's name out of the log of the desk, and the member out of corrected scores. The rows of the log stay; the
 * database allows this one change of their titles.
 * @param title The sentence for a deleted member, which the database knows.
 */
export async function eraseDesk(tx: Db, userId: number, title: string): Promise<void> {
  await tx.update(deskLog).set({ title }).where(aboutMember(userId));
  await tx.update(fixtureOverrides).set({ userId: null }).where(eq(fixtureOverrides.userId, userId));
}

/** Why staff locked this account the last time; undefined when the log has no reason. */
export async function lockReasonOf(db: Db, userId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ reason: REASON })
    .from(deskLog)
    .where(and(aboutMember(userId), eq(deskLog.action, 'lock')))
    .orderBy(desc(deskLog.logId))
    .limit(1);
  return found?.reason ?? undefined;
}

const REASON = sql<string | null>`${deskLog.after} ->> 'reason'`;

const aboutMember = (userId: number) => and(eq(deskLog.resource, 'member'), eq(deskLog.recordId, String(userId)));
