import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import type { Identity } from '../../platform/http/caller.js';
import { refreshTokens, sessions, users } from '../../platform/database/schema.js';

type SessionRow = typeof sessions.$inferSelect;
type NewSession = typeof sessions.$inferInsert;
export type RefreshToken = typeof refreshTokens.$inferSelect;
type NewRefreshToken = typeof refreshTokens.$inferInsert;

/** The place and time of a session's last use. */
type Use = Pick<SessionRow, 'device' | 'address' | 'lastUsedAt'>;

interface Extension {
  readonly use: Use;
  /** A session whose login is older is over. */
  readonly startedAfter: Date;
  /** Max time from login to expiry. */
  readonly maxMs: number;
}

/** More sessions than a user really has; repeated logins by a program must not make the list endless. */
const MAX_LIST = 100;

/** Sessions and their refresh tokens; deleting a session deletes its tokens. */
export class SessionRepository {
  constructor(private readonly db: Db) {}

  async open(session: NewSession, token: NewRefreshToken): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.insert(sessions).values(session);
      await tx.insert(refreshTokens).values(token);
    });
  }

  /**
   * Gives a session its next token, once: callers that use the same token at the same time have the same next one.
   * Returns false and stores no token when the session is over.
   */
  async extend(token: NewRefreshToken, { use, startedAfter, maxMs }: Extension): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [open] = await tx
        .select({ createdAt: sessions.createdAt })
        .from(sessions)
        .where(and(eq(sessions.sessionId, token.familyId), gt(sessions.createdAt, startedAfter)))
        .for('update');
      if (!open) return false;
      const expiresAt = new Date(Math.min(token.expiresAt.getTime(), open.createdAt.getTime() + maxMs));
      await tx
        .update(sessions)
        .set({ ...use, expiresAt })
        .where(eq(sessions.sessionId, token.familyId));
      await tx
        .insert(refreshTokens)
        .values({ ...token, expiresAt })
        .onConflictDoNothing();
      return true;
    });
  }

  /** Marks an unused token as used and returns it; undefined when it is unknown, expired or already used. */
  async useToken(tokenHash: string, now: Date): Promise<RefreshToken | undefined> {
    const [used] = await this.db
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(
        and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)),
      )
      .returning();
    return used;
  }

  async token(tokenHash: string): Promise<RefreshToken | undefined> {
    const [token] = await this.db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
    return token;
  }

  /** Current role of a member who has this session and is not locked; undefined otherwise. */
  async currentRole(
    sessionId: string,
    userId: number,
    now: Date,
  ): Promise<Pick<Identity, 'role' | 'siteRoleId'> | undefined> {
    const [open] = await this.db
      .select({ role: users.role, siteRoleId: users.siteRoleId })
      .from(sessions)
      .innerJoin(users, and(eq(users.userId, sessions.userId), eq(users.locked, false)))
      .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
    return open;
  }

  /** A member's open sessions, most recently used first. */
  async list(userId: number, now: Date): Promise<SessionRow[]> {
    return this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastUsedAt), sessions.sessionId)
      .limit(MAX_LIST);
  }

  /** Whether this session of the user began after `since`. */
  async isOpenSince(sessionId: string, userId: number, since: Date): Promise<boolean> {
    const began = await this.db.$count(
      sessions,
      and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId), gt(sessions.createdAt, since)),
    );
    return began > 0;
  }

  /** Whether the user has an open session in the network. @param address A truncated address; never empty in a match. */
  async hasNetwork(userId: number, address: string, now: Date): Promise<boolean> {
    const [open] = await this.db
      .select({ sessionId: sessions.sessionId })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          eq(sessions.address, address),
          ne(sessions.address, ''),
          gt(sessions.expiresAt, now),
        ),
      )
      .limit(1);
    return open !== undefined;
  }

  /** @param userId Required owner; any user by default. Returns whether the session existed. */
  async end(sessionId: string, userId?: number): Promise<boolean> {
    const own = userId === undefined ? undefined : eq(sessions.userId, userId);
    const ended = await this.db
      .delete(sessions)
      .where(and(eq(sessions.sessionId, sessionId), own))
      .returning({ sessionId: sessions.sessionId });
    return ended.length > 0;
  }

  /** @param but The session to keep. */
  async endAll(userId: number, but?: string): Promise<void> {
    const others = but === undefined ? undefined : ne(sessions.sessionId, but);
    await this.db.delete(sessions).where(and(eq(sessions.userId, userId), others));
  }

  /** Deletes everybody's expired sessions and tokens in batches, until `signal` aborts. */
  async deleteAllExpired(now: Date, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.db, sessions, lt(sessions.expiresAt, now), signal);
    await deleteBatches(this.db, refreshTokens, lt(refreshTokens.expiresAt, now), signal);
  }

  /** Deletes a user's expired sessions and tokens. */
  async deleteExpired(now: Date, userId: number): Promise<void> {
    await this.db.delete(sessions).where(and(lt(sessions.expiresAt, now), eq(sessions.userId, userId)));
    await this.db.delete(refreshTokens).where(and(lt(refreshTokens.expiresAt, now), eq(refreshTokens.userId, userId)));
  }
}

/** The sessions of any member, for the desk, which ends them in its own transactions. */
export const memberSessions = ({ db }: { readonly db: Db }) => ({
  list: (userId: number, now: Date) => new SessionRepository(db).list(userId, now),
  endAll: (tx: Db, userId: number) => new SessionRepository(tx).endAll(userId),
  end: (tx: Db, sessionId: string, userId: number) => new SessionRepository(tx).end(sessionId, userId),
});
