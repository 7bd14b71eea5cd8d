import { VIETNAM_OFFSET_MS } from '@khandai/calendar';
import type { DeskLogEntry } from '@khandai/contracts';
import { and, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../../platform/database/database.js';
import { deskLog, users } from '../../platform/database/schema.js';
import type { LoggedAct } from '../../platform/desk-log/desk-log.js';
import { sentence } from '../../platform/messages.js';

const DAY_MS = 24 * 60 * 60_000;

export interface DeskLogFilter {
  readonly q?: string;
  readonly actorId?: number;
  readonly resource?: string;
  readonly recordId?: string;
  readonly action?: string;
  /** `2026-11-20`, in Vietnam. */
  readonly day?: string;
}

export interface DeskLogPage {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** An entry before it is known whether it can be undone. */
export type StoredEntry = Omit<DeskLogEntry, 'undoable'>;

const undone = alias(deskLog, 'undone');

/** SQL for reading the log of the desk. */
export class DeskLogRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page(filter: DeskLogFilter, page: DeskLogPage): Promise<{ total: number; list: StoredEntry[] }> {
    const [found] = await this.database.db
      .select({ total: count() })
      .from(deskLog)
      .leftJoin(users, eq(users.userId, deskLog.actorId))
      .where(matching(filter));
    return { total: found?.total ?? 0, list: await this.list(filter, page) };
  }

  /** The newest first. */
  list(filter: DeskLogFilter, { pageNum, pageSize }: DeskLogPage): Promise<StoredEntry[]> {
    return this.#read(matching(filter), pageSize, (pageNum - 1) * pageSize);
  }

  async entry(logId: number): Promise<StoredEntry | undefined> {
    const [found] = await this.#read(eq(deskLog.logId, logId), 1, 0);
    return found;
  }

  async act(tx: Db, logId: number): Promise<(LoggedAct & { readonly title: string }) | undefined> {
    const [found] = await tx.select().from(deskLog).where(eq(deskLog.logId, logId));
    return found;
  }

  async #read(where: SQL | undefined, limit: number, offset: number): Promise<StoredEntry[]> {
    const rows = await this.database.db
      .select({ row: deskLog, name: users.displayName, username: users.username, undoneBy: undone.logId })
      .from(deskLog)
      .leftJoin(users, eq(users.userId, deskLog.actorId))
      .leftJoin(undone, and(eq(undone.undoes, deskLog.logId), sql`${undone.undoes} IS NOT NULL`))
      .where(where)
      .orderBy(desc(deskLog.logId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ row: { logId, actorId, at, ...row }, name, username, undoneBy }) => ({
      ...row,
      id: logId,
      at: at.toISOString(),
      actor: actorId === null ? null : { userId: actorId, name: name ?? sentence('deletedMember'), username },
      undoneBy,
    }));
  }
}

function matching({ q, actorId, resource, recordId, action, day }: DeskLogFilter): SQL | undefined {
  const midnight = day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) - VIETNAM_OFFSET_MS;
  const part = q === undefined || q.trim() === '' ? undefined : `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    actorId === undefined ? undefined : eq(deskLog.actorId, actorId),
    resource === undefined ? undefined : eq(deskLog.resource, resource),
    recordId === undefined ? undefined : eq(deskLog.recordId, recordId),
    action === undefined ? undefined : eq(deskLog.action, action),
    midnight === undefined ? undefined : gte(deskLog.at, new Date(midnight)),
    midnight === undefined ? undefined : lt(deskLog.at, new Date(midnight + DAY_MS)),
    part === undefined ? undefined : or(ilike(deskLog.title, part), ilike(users.displayName, part)),
  );
}
