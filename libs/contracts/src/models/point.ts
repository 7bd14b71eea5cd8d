import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** Why the points of a member changed. */
export const pointCauses = [
  'opening',
  'welcome',
  'check-in',
  'watching',
  'task',
  'referral',
  'draw',
  'gift',
  'closing',
] as const;

/** What an entry was for. `path`: its page on this site. */
export const PointSubject = Type.Object({
  /** Name of the gift, the task or the draw; null for other causes. */
  name: Nullable(Type.String()),
  /** How many gifts, or which day of a run of check-ins. */
  count: Nullable(Type.Integer()),
  path: Nullable(Type.String()),
});
export type PointSubject = Static<typeof PointSubject>;

/** One change of a member's points. */
export const PointEntry = Type.Object({
  entryId: Type.Integer(),
  cause: Type.Enum([...pointCauses]),
  subject: PointSubject,
  /** Positive: received. Negative: spent. */
  change: Type.Integer(),
  /** What the member had after it. */
  balance: Type.Integer(),
  createdAt: Instant,
});
export type PointEntry = Static<typeof PointEntry>;

/** Points of one Vietnamese day. */
export const PointDay = Type.Object({ day: Type.String(), received: Type.Integer(), spent: Type.Integer() });
export type PointDay = Static<typeof PointDay>;
