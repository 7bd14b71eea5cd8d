import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** Why the points of a member changed. */
export const pointCauses = [
  'opening',
  'welcome',
  'check-in',
  'watching',
  'chatting',
  'task',
  'referral',
  'draw',
  'gift',
  'pick',
  'race',
  'closing',
] as const;

/** What a pick did: it took the stake, had a result, did not count, or its result was corrected. */
export const pointSteps = ['stake', 'result', 'void', 'correction'] as const;
export type PointStep = (typeof pointSteps)[number];

/** What an entry was for. `path`: its page on this site. */
export const PointSubject = Type.Object({
  /** Name of the gift, the task, the draw or the match; null for other causes. */
  name: Nullable(Type.String()),
  /** How many gifts, or which day of a run of check-ins. */
  count: Nullable(Type.Integer()),
  path: Nullable(Type.String()),
  /** Of picks of matches and races alone. */
  step: Type.Optional(Type.Enum([...pointSteps])),
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
