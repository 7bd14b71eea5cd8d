import { Code, type DeskLogEntry } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { isTaken } from '../../platform/database/violations.js';
import type { DeskChanges } from '../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoers } from '../../platform/desk-log/desk-log.js';
import { DomainError } from '../../platform/domain-error.js';
import type { DeskLogFilter, DeskLogPage, DeskLogRepository, StoredEntry } from './desk-log-repository.js';
import { logCsv, logRow, type LoggedRow } from './log-csv.js';

const entryNotFound = () => new DomainError(Code.notFound, 404, 'deskEntryNotFound');
const notUndoable = () => new DomainError(Code.notUndoable, 409, 'notUndoable');
const changedSince = () => new DomainError(Code.conflict, 409, 'deskChangedSince');

export interface DeskLogServiceDeps {
  readonly database: Pick<Database, 'db'>;
  readonly repository: DeskLogRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly undoers: DeskUndoers;
}

/** Entries of a file, and those that are read at a time. */
const CSV_ENTRIES = 5_000;
const CSV_PAGE = 250;

/** Runs after the commit of an undo. */
type FollowUp = (() => Promise<void>) | undefined;

/** The log of the desk as staff read it, and the undo of what it tells. */
export class DeskLogService {
  constructor(private readonly deps: DeskLogServiceDeps) {}

  async page(filter: DeskLogFilter, page: DeskLogPage): Promise<{ total: number; list: DeskLogEntry[] }> {
    const { total, list } = await this.deps.repository.page(filter, page);
    return { total, list: await this.#shown(list) };
  }

  /** The newest entries as a file. */
  async csv(filter: DeskLogFilter): Promise<string> {
    const rows: LoggedRow[] = [];
    for (let pageNum = 1; rows.length < CSV_ENTRIES; pageNum += 1) {
      const list = await this.deps.repository.list(filter, { pageNum, pageSize: CSV_PAGE });
      rows.push(...list.map(logRow));
      if (list.length < CSV_PAGE) break;
    }
    return logCsv(rows);
  }

  async entry(logId: number): Promise<DeskLogEntry> {
    const found = await this.deps.repository.entry(logId);
    const [entry] = found ? await this.#shown([found]) : [];
    if (!entry) throw entryNotFound();
    return entry;
  }

  /** Undoes an act by an entry of its own, once. */
  async undo(actorId: number, logId: number): Promise<DeskLogEntry> {
    const follow = await this.#undoOnce(actorId, logId);
    await follow?.();
    const entry = await this.entry(logId);
    await this.deps.deskChanges.publish(entry.resource);
    return entry;
  }

  // Of two who undo the same entry at once, the index on `undoes` lets one succeed.
  async #undoOnce(actorId: number, logId: number): Promise<FollowUp> {
    try {
      return await this.#undo(actorId, logId);
    } catch (error) {
      if (isTaken(error, 'desk_log_undoes')) throw notUndoable();
      throw error;
    }
  }

  #undo(actorId: number, logId: number): Promise<FollowUp> {
    const { database, repository, deskLog, undoers } = this.deps;
    return database.db.transaction(async (tx) => {
      const act = await repository.act(tx, logId);
      if (!act) throw entryNotFound();
      const undoer = undoers[act.resource];
      if (!undoer?.actions.includes(act.action)) throw notUndoable();
      const { resource, recordId, title, before, after } = act;
      await deskLog.record(tx, {
        ...{ actorId, action: 'undo', resource, recordId, title, undoes: logId },
        before: after,
        after: before,
      });
      const undone = await undoer.undo(tx, act);
      if (undone === false) throw changedSince();
      return undone === true ? undefined : undone;
    });
  }

  async #shown(entries: readonly StoredEntry[]): Promise<DeskLogEntry[]> {
    const { undoers } = this.deps;
    const open = entries.filter(
      ({ resource, action, undoneBy }) => undoneBy === null && undoers[resource]?.actions.includes(action),
    );
    const lost = new Set<number>();
    for (const [resource, acts] of Map.groupBy(open, (entry) => entry.resource)) {
      const logged = acts.map(({ id, ...act }) => ({ ...act, logId: id }));
      for (const id of (await undoers[resource]?.lost?.(logged)) ?? []) lost.add(id);
    }
    const undoable = new Set(open.filter(({ id }) => !lost.has(id)));
    return entries.map((entry) => ({ ...entry, undoable: undoable.has(entry) }));
  }
}
