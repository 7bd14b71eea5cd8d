import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** A day of Vietnam on which the member checked in. `run`: how many days in a row it made. */
export const CheckInDay = Type.Object({
  day: Type.String(),
  run: Type.Integer(),
  points: Type.Integer(),
});
export type CheckInDay = Static<typeof CheckInDay>;

/** Check-ins of a member, with one month of them. */
export const CheckInSheet = Type.Object({
  /** The day it is in Vietnam, by the clock of the server. */
  today: Type.String(),
  /** When the next day begins. */
  nextDayAt: Instant,
  /** `2026-11`. */
  month: Type.String(),
  /** The day on which the member registered; days before it were not missed. */
  since: Type.String(),
  /** Of that month, in their order. */
  days: Type.Array(CheckInDay),
  checkedIn: Type.Boolean(),
  /** Days in a row until today, or until yesterday while today is open; 0 when a day was missed. */
  run: Type.Integer(),
  longest: Nullable(CheckInDay),
  /** Points for the days of a run; after the last one it begins again. */
  rewards: Type.Array(Type.Integer()),
  /** Points that the member has. */
  balance: Type.Integer(),
});
export type CheckInSheet = Static<typeof CheckInSheet>;
