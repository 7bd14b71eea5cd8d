import { isDeepStrictEqual } from 'node:util';
import { Code } from '@khandai/contracts';
import type { Database, Db } from '../database/database.js';
import type { DeskChanges } from '../desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../desk-log/desk-log.js';
import { DomainError } from '../domain-error.js';

export const recordNotFound = () => new DomainError(Code.notFound, 404, 'deskRecordNotFound');
export const staleVersion = () => new DomainError(Code.conflict, 409, 'deskStaleVersion');

interface DeskRecord {
  readonly id: number | string;
  readonly version: number;
}

export interface DeskPage {
  readonly pageNum?: number;
  readonly pageSize?: number;
  readonly q?: string;
}

/** SQL of one resource of the desk. */
export interface RecordStore<R extends DeskRecord, F> {
  page(filter: F & DeskPage): Promise<{ total: number; list: R[] }>;
  one(id: R['id']): Promise<R | undefined>;
  /** Locks the record until the transaction ends. */
  locked(tx: Db, id: R['id']): Promise<R | undefined>;
  /** An `id` is that of a record which was deleted, or one that its editor chose. */
  insert(tx: Db, draft: Draft<R>, id?: R['id']): Promise<R>;
  update(tx: Db, record: R): Promise<R>;
  remove(tx: Db, id: R['id']): Promise<void>;
  /** Of records of the log, those that cannot be stored again: what they show is deleted. */
  incomplete?(records: readonly R[]): Promise<ReadonlySet<unknown>>;
}

export type Draft<R> = Omit<R, 'id' | 'version'>;

interface Written<R> {
  readonly record: R;
  readonly before: R | null;
  readonly after: R | null;
}

/** Runs in the transaction of a write, after it. */
type Follow<R> = (tx: Db, record: R, before: R | null) => Promise<void>;

export interface RecordDeskDeps<R extends DeskRecord, F> {
  readonly resource: string;
  readonly store: RecordStore<R, F>;
  /** Returns the draft as it is stored. Throws in words when it is refused. Reads in the transaction of the write. */
  readonly check: (draft: Draft<R>, tx: Db, actorId: number) => Promise<Draft<R>>;
  /** Reads a record of the log; undefined when it is not one of today's shape. */
  readonly read: (logged: LoggedAct['before']) => R | undefined;
  readonly titleOf: (record: R) => string;
  readonly database: Pick<Database, 'db'>;
  readonly deskLog: DeskLog;
  /** Names of updates in the log, besides `update`. */
  readonly actions?: readonly string[];
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

/** Records that staff create, change and delete. Each write is an entry of the desk's log, and can be undone. */
export class RecordDesk<R extends DeskRecord, F> {
  readonly undoer: DeskUndoer;

  constructor(private readonly deps: RecordDeskDeps<R, F>) {
    this.undoer = {
      actions: ['create', 'update', 'delete', ...(deps.actions ?? [])],
      undo: (tx, act) => this.#undo(tx, act),
      lost: (acts) => this.#lost(acts),
    };
  }

  page(filter: F & DeskPage): Promise<{ total: number; list: R[] }> {
    return this.deps.store.page(filter);
  }

  async one(id: R['id']): Promise<R> {
    return found(await this.deps.store.one(id));
  }

  async create(actorId: number, draft: Draft<R>, id?: R['id'], follow?: Follow<R>): Promise<R> {
    return this.#write(actorId, 'create', async (tx) => {
      const after = await this.deps.store.insert(tx, await this.deps.check(draft, tx, actorId), id);
      await follow?.(tx, after, null);
      return { record: after, before: null, after };
    });
  }

  /** The first change of a record that is built in: `builtIn` has version 0 and is not stored. Undone, it is as built in again. */
  async replace(actorId: number, builtIn: R, changes: Partial<Draft<R>>): Promise<R> {
    return this.#write(actorId, 'update', async (tx) => {
      const draft = await this.deps.check({ ...builtIn, ...changes }, tx, actorId);
      const after = await this.deps.store.insert(tx, draft, builtIn.id);
      return { record: after, before: builtIn, after };
    });
  }

  /** Absent fields stay as they are. */
  async update(
    actorId: number,
    id: R['id'],
    version: number,
    changes: Partial<Draft<R>>,
    { action = 'update', follow }: { readonly action?: string; readonly follow?: Follow<R> } = {},
  ): Promise<R> {
    return this.#write(actorId, action, async (tx) => {
      const before = found(await this.deps.store.locked(tx, id));
      if (before.version !== version) throw staleVersion();
      const draft = await this.deps.check({ ...before, ...changes }, tx, actorId);
      const after = await this.deps.store.update(tx, { ...before, ...draft, version: version + 1 });
      await follow?.(tx, after, before);
      return { record: after, before, after };
    });
  }

  async remove(actorId: number, id: R['id']): Promise<R> {
    return this.#write(actorId, 'delete', async (tx) => {
      const before = found(await this.deps.store.locked(tx, id));
      await this.deps.store.remove(tx, id);
      return { record: before, before, after: null };
    });
  }

  async #write(actorId: number, action: string, work: (tx: Db) => Promise<Written<R>>): Promise<R> {
    const { database, deskLog, deskChanges, resource, titleOf } = this.deps;
    const record = await database.db.transaction(async (tx) => {
      const { record, before, after } = await work(tx);
      const { id: recordId } = record;
      await deskLog.record(tx, { actorId, action, resource, recordId, title: titleOf(record), before, after });
      return record;
    });
    await deskChanges.publish(resource);
    return record;
  }

  async #undo(tx: Db, { before, after }: LoggedAct): Promise<boolean> {
    const { store, read } = this.deps;
    const was = read(before);
    const made = read(after);
    const id = (was ?? made)?.id;
    if (id === undefined) return false;
    const current = await store.locked(tx, id);
    if (!isSame(current, made)) return false;
    if (!was || was.version === BUILT_IN) await store.remove(tx, id);
    else if (current) await store.update(tx, { ...was, version: current.version + 1 });
    else await store.insert(tx, was, id);
    return true;
  }

  async #lost(acts: readonly LoggedAct[]): Promise<ReadonlySet<number>> {
    const { store, read } = this.deps;
    const was = acts.flatMap(({ logId, before }) => {
      const record = read(before);
      return record ? [{ logId, record }] : [];
    });
    const incomplete = await store.incomplete?.(was.map(({ record }) => record));
    return new Set(was.flatMap(({ logId, record }) => (incomplete?.has(record) ? [logId] : [])));
  }
}

/** Version of a record that is not stored. */
const BUILT_IN = 0;

/** Whether a record has not changed since: its version may have, by a change and the undo of it. */
function isSame<R extends DeskRecord>(current: R | undefined, made: R | undefined): boolean {
  if (!current || !made) return !current && !made;
  return isDeepStrictEqual({ ...current, version: 0 }, { ...made, version: 0 });
}

function found<R>(record: R | undefined): R {
  if (record === undefined) throw recordNotFound();
  return record;
}
