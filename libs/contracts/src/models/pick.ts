import { type Static, Type } from 'typebox';
import { TipMarket, TipResult, tipSides, tipStates, tipVoidCauses } from '../tip-limits.js';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { Company } from './odds.js';

/** Markets of the full match that take point picks. */
export const pickMarkets = [TipMarket.handicap, TipMarket.overUnder, TipMarket.european] as const;

/** What a member chose on a match, with a stake of play points. */
export const PointPick = Type.Object({
  pickId: Type.Integer(),
  fixtureId: Type.String(),
  /** Names of the teams when it was made. */
  match: Type.Object({ home: Type.String(), away: Type.String() }),
  /** Null when the match is not on the site any more. */
  fixture: Nullable(Fixture),
  market: Type.Enum([...pickMarkets]),
  side: Type.Enum([...tipSides]),
  /** As odds rows have it: above 0 the home team gives goals. Null in the European market. */
  line: Nullable(Type.Number()),
  /** As it stood when the pick was made: decimal in the European market, else Hong Kong. */
  price: Type.Number(),
  company: Company,
  stake: Type.Integer(),
  placedAt: Instant,
  /** The kick-off. */
  lockedAt: Instant,
  state: Type.Enum([...tipStates]),
  /** Null until it is settled. */
  result: Nullable(Type.Enum(Object.values(TipResult))),
  /** Half of the stake was won or lost. */
  half: Type.Boolean(),
  /** The score of 90 minutes that decided it. */
  score: Nullable(Type.Object({ home: Type.Integer(), away: Type.Integer() })),
  settledAt: Nullable(Instant),
  voidCause: Nullable(Type.Enum([...tipVoidCauses])),
  /** Points that came back, the stake among them; null until it is decided. */
  returned: Nullable(Type.Integer()),
  /** On a match of the demo feed; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type PointPick = Static<typeof PointPick>;

/** Whole points. */
export const StakeLimits = Type.Object({
  /** Of one pick. */
  min: Type.Integer(),
  max: Type.Integer(),
  /** Of all picks of a member on one match, and on one Vietnamese day; those that did not count are left out. */
  perMatch: Type.Integer(),
  perDay: Type.Integer(),
});
export type StakeLimits = Static<typeof StakeLimits>;

/** What a caller may stake on a match, and what they did. */
export const PickBoard = Type.Object({
  fixtureId: Type.String(),
  /** The match takes picks, by the clock of the server. */
  open: Type.Boolean(),
  /** The site has not read prices lately: no picks until it does. */
  pricesOld: Type.Boolean(),
  limits: StakeLimits,
  /** Null for a caller who is no member. */
  mine: Nullable(
    Type.Object({
      /** The balance. */
      points: Type.Integer(),
      /** Stakes on this match, and on this day. */
      onMatch: Type.Integer(),
      today: Type.Integer(),
      /** On this match, the newest first. */
      picks: Type.Array(PointPick),
    }),
  ),
});
export type PickBoard = Static<typeof PickBoard>;

/** All picks of a member, in numbers. */
export const PickSums = Type.Object({
  picks: Type.Integer(),
  /** Without a result yet, and the points in them. */
  waiting: Type.Integer(),
  waitingPoints: Type.Integer(),
  /** Those of `wins` and `losses` that are of half the stake count too. */
  wins: Type.Integer(),
  draws: Type.Integer(),
  losses: Type.Integer(),
  /** Those that did not count; their stakes came back. */
  voids: Type.Integer(),
  /** Stakes of the settled ones, and what came back of them. */
  staked: Type.Integer(),
  returned: Type.Integer(),
});
export type PickSums = Static<typeof PickSums>;
