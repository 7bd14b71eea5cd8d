import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** Fields of a record as the log has them; without secrets. */
const Values = Type.Record(Type.String(), Type.Unknown());

/** A change made at the desk. */
export const DeskLogEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** Null when the server acted on its own. The name of a deleted member says that they are deleted. */
  actor: Nullable(Type.Object({ userId: Type.Integer(), name: Type.String(), username: Nullable(Type.String()) })),
  /** `create`, `update`, `delete`, `undo`, or a verb of the resource such as `publish`. */
  action: Type.String(),
  resource: Type.String(),
  recordId: Type.String(),
  /** Names the record. */
  title: Type.String(),
  /** Null before a creation. */
  before: Nullable(Values),
  /** Null after a deletion. */
  after: Nullable(Values),
  /** The entry that this one undoes. */
  undoes: Nullable(Type.Integer()),
  /** The entry that undid this one. */
  undoneBy: Nullable(Type.Integer()),
  /** It can be undone, and is not yet. */
  undoable: Type.Boolean(),
});
export type DeskLogEntry = Static<typeof DeskLogEntry>;
