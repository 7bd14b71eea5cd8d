import type { Clock } from '../clock.js';
import type { Db } from '../database/database.js';
import { deskLog, type LoggedValues } from '../database/schema.js';
import { withoutSecrets } from './without-secrets.js';

/** A change made at the desk. */
export interface DeskEntry {
  /** Null when the server acted on its own. */
  readonly actorId: number | null;
  /** `create`, `update`, `delete`, or a verb of the resource such as `publish`. */
  readonly action: string;
  readonly resource: string;
  readonly recordId: string | number;
  /** Names the record for a reader of the log, also when it does not exist any more. */
  readonly title: string;
  /** The record, or the fields that matter; null before a creation. */
  readonly before: object | null;
  /** Null after a deletion. */
  readonly after: object | null;
  /** The row that this one undoes. */
  readonly undoes?: number;
}

/** A row of the log, as far as an undo needs it. */
export interface LoggedAct {
  readonly logId: number;
  readonly action: string;
  readonly resource: string;
  readonly recordId: string;
  readonly before: LoggedValues | null;
  readonly after: LoggedValues | null;
}

/** Undoes acts on one resource. */
export interface DeskUndoer {
  /** Those that can be undone. */
  readonly actions: readonly string[];
  /**
   * Locks the record and restores `before`, in the transaction that logs the undo. False when the record is not as `after`
   * says any more: then nothing is written. A function runs after the commit.
   */
  undo(tx: Db, act: LoggedAct): Promise<boolean | (() => Promise<void>)>;
  /** Of acts of `actions`, the ids of those that cannot be undone any more: files of the record are deleted. */
  lost?(acts: readonly LoggedAct[]): Promise<ReadonlySet<number>>;
}

/** By resource. */
export type DeskUndoers = Readonly<Record<string, DeskUndoer>>;

const MAX_TITLE = 200;

/** The append-only log of the desk: each change adds a row, in the transaction of the change. */
export class DeskLog {
  constructor(private readonly deps: { readonly clock: Pick<Clock, 'now'> }) {}

  async record(tx: Db, { recordId, title, before, after, ...act }: DeskEntry): Promise<void> {
    await tx.insert(deskLog).values({
      ...act,
      at: new Date(this.deps.clock.now()),
      recordId: String(recordId),
      title: title.slice(0, MAX_TITLE),
      before: before && withoutSecrets(before),
      after: after && withoutSecrets(after),
    });
  }
}
