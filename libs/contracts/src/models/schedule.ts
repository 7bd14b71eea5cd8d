import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Anchor, Fixture, League } from './fixture.js';

/** A page of a day's matches. `total` counts all that the filters let through, `states` those of each state among them. */
export const DaySchedule = Type.Object({
  total: Type.Integer(),
  states: Type.Object({ coming: Type.Integer(), live: Type.Integer(), ended: Type.Integer() }),
  list: Type.Array(Fixture),
  /** Of an empty day the nearest kick-offs on either side, by the same filters: where to look instead. Null where there is something. */
  before: Nullable(Instant),
  after: Nullable(Instant),
});
export type DaySchedule = Static<typeof DaySchedule>;

/** Days of a month with at least one match; `date` is `2026-11-20` in the zone asked for. */
export const MonthCounts = Type.Object({
  /** `2026-11`. */
  month: Type.String(),
  days: Type.Array(Type.Object({ date: Type.String(), total: Type.Integer() })),
});
export type MonthCounts = Static<typeof MonthCounts>;

export const LeagueSummary = Type.Object({
  league: League,
  /** Its part of an address, as in `/lich-thi-dau/{slug}`; no two leagues share one, and none is a sport's. */
  slug: Type.String(),
  sportType: Type.Integer(),
  /** Matches of the league that are known, or of the day asked for: all, those being played, those of the coming seven days. */
  total: Type.Integer(),
  live: Type.Integer(),
  coming: Type.Integer(),
});
export type LeagueSummary = Static<typeof LeagueSummary>;

/** Different people in the rooms of matches being played, and in the common stand. */
export const OnlineRooms = Type.Object({
  total: Type.Integer(),
  list: Type.Array(Type.Object({ groupId: Type.Integer(), online: Type.Integer() })),
});
export type OnlineRooms = Static<typeof OnlineRooms>;

/** A commentator on air, with the match. */
export const OnAir = Type.Object({ anchor: Anchor, fixture: Fixture, online: Type.Integer() });
export type OnAir = Static<typeof OnAir>;

/** `href` is a path of this site. */
export const LiveMenu = Type.Object({
  location: Type.String(),
  list: Type.Array(Type.Object({ label: Type.String(), href: Type.String(), live: Type.Integer(), coming: Type.Integer() })),
});
export type LiveMenu = Static<typeof LiveMenu>;
