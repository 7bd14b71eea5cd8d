import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/**
 * What a daily task counts, by what the server stores: minutes of live matches, lines in public rooms, posts, comments,
 * check-ins, booked matches, shared posts, votes on matches, invited
 * friends who became active. `tasks`: other tasks of the day that are done.
 */
export const taskKinds = [
  'watch',
  'chat',
  'post',
  'comment',
  'check-in',
  'booking',
  'share',
  'vote',
  'invite',
  'tasks',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A task of today, and how far the member is. */
export const DailyTask = Type.Object({
  taskId: Type.Integer(),
  kind: Type.Enum([...taskKinds]),
  title: Type.String(),
  goal: Type.Integer(),
  /** Never more than `goal`. */
  done: Type.Integer(),
  /** Points. */
  reward: Type.Integer(),
  claimed: Type.Boolean(),
});
export type DailyTask = Static<typeof DailyTask>;

/** The tasks of one Vietnamese day. For a guest, what a member would get. */
export const TaskBoard = Type.Object({
  /** `2026-11-20`, by the clock of the server. */
  today: Type.String(),
  /** When they begin again. */
  nextDayAt: Instant,
  /** In the desk's order. */
  tasks: Type.Array(DailyTask),
  /** Points that the member has; 0 for a guest. */
  balance: Type.Integer(),
});
export type TaskBoard = Static<typeof TaskBoard>;

/** A daily task as staff keep it. Without times it is there every day. */
export const DeskTask = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...taskKinds]),
  title: Type.String(),
  goal: Type.Integer(),
  reward: Type.Integer(),
  sort: Type.Integer(),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  active: Type.Boolean(),
  version: Type.Integer(),
});
export type DeskTask = Static<typeof DeskTask>;
