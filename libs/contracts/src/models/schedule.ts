import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Anchor, Fixture, League } from './fixture.js';

/**
 * A page of a day's matches; today's also has every match being played that began on another day. `total` counts all
 * matches that pass the filters, `states` splits them by state. A match whose end the feed must have missed is in none
 * of the states.
 */
export const DaySchedule = Type.Object({
  total: Type.Integer(),
  states: Type.Object({ coming: Type.Integer(), live: Type.Integer(), ended: Type.Integer() }),
  list: Type.Array(Fixture),
  /** For an empty day: the nearest earlier and later kick-offs that pass the same filters. Otherwise null. */
  before: Nullable(Instant),
  after: Nullable(Instant),
});
export type DaySchedule = Static<typeof DaySchedule>;

/** A league of a day whose matches are left out, in numbers. */
export const RestLeague = Type.Object({
  league: League,
  matches: Type.Array(Type.Object({ state: Type.Integer(), hosted: Type.Boolean() })),
});
export type RestLeague = Static<typeof RestLeague>;

/**
 * The first screens of a day: `list` has the matches of the leagues that are first on the day's page, by kick-off, and
 * `rest` the other leagues, in the order of the page. The other fields are those of DaySchedule. Of a day with more
 * than 2,000 matches it has the first 2,000.
 */
export const DayStart = Type.Object({ ...DaySchedule.properties, rest: Type.Array(RestLeague) });
export type DayStart = Static<typeof DayStart>;

/** Days of a month with at least one match; `date` is like `2026-11-20`, in the requested time zone. */
export const MonthCounts = Type.Object({
  /** `2026-11`. */
  month: Type.String(),
  days: Type.Array(Type.Object({ date: Type.String(), total: Type.Integer() })),
});
export type MonthCounts = Static<typeof MonthCounts>;

export const LeagueSummary = Type.Object({
  league: League,
  /** Path segment, as in `/lich-thi-dau/{slug}`; unique among leagues, and never equal to the slug of a sport. */
  slug: Type.String(),
  sportType: Type.Integer(),
  /** Matches of the requested day, or from seven days ago to seven days ahead: all, live ones, and coming ones. */
  total: Type.Integer(),
  live: Type.Integer(),
  coming: Type.Integer(),
});
export type LeagueSummary = Static<typeof LeagueSummary>;

/** Distinct users in the rooms of live matches and in the default room. */
export const OnlineRooms = Type.Object({
  total: Type.Integer(),
  list: Type.Array(Type.Object({ groupId: Type.Integer(), online: Type.Integer() })),
});
export type OnlineRooms = Static<typeof OnlineRooms>;

/** A commentator on air, with the match. */
/** Whether scores arrive in time while matches of a provider are played. */
export const Freshness = Type.Object({
  late: Type.Boolean(),
  /** When scores last arrived; null when the provider has sent none yet. */
  scoresAt: Nullable(Instant),
});
export type Freshness = Static<typeof Freshness>;

export const OnAir = Type.Object({ anchor: Anchor, fixture: Fixture, online: Type.Integer() });
export type OnAir = Static<typeof OnAir>;

/** `href` is a path of this site. */
export const LiveMenu = Type.Object({
  location: Type.String(),
  list: Type.Array(
    Type.Object({ label: Type.String(), href: Type.String(), live: Type.Integer(), coming: Type.Integer() }),
  ),
});
export type LiveMenu = Static<typeof LiveMenu>;
