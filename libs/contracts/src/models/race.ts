import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** Where the marbles of a race are: the content of a message with `systemMessage` 7. */
export const RaceTick = Type.Object({
  /** A later race has a higher id. */
  raceId: Type.Integer(),
  /** Rises within a race. */
  tick: Type.Integer(),
  marbles: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** The part of the whole race that it has run: 0 at the start, 1 at the finish. */
      progress: Type.Number({ minimum: 0, maximum: 1 }),
      /** Its place, from 1; the race decides it, not `progress`. */
      rank: Type.Integer(),
    }),
  ),
});
export type RaceTick = Static<typeof RaceTick>;

/** `waiting` before the start, `racing` until the last marble is in. `void`: it could not be run, and all points came back. */
export const raceStates = ['waiting', 'racing', 'finished', 'void'] as const;
export type RaceState = (typeof raceStates)[number];

export const Racer = Type.Object({
  /** Its number, as in the ticks. Even numbers wear a stripe. */
  id: Type.Integer(),
  name: Type.String(),
  /** `#RRGGBB` */
  color: Type.String(),
  /** Members who picked it. */
  picks: Type.Integer(),
});
export type Racer = Static<typeof Racer>;

/** A marble race of this site. Its whole course follows from the seed: `@khandai/marble-race` computes it. */
export const Race = Type.Object({
  /** A later race has a higher id. */
  raceId: Type.Integer(),
  /** The chat room in which its ticks arrive. */
  groupId: Type.Integer(),
  track: Type.String(),
  state: Type.Enum([...raceStates]),
  picksOpenAt: Instant,
  /** Also the end of picking. Tick n is at `startsAt` and n times the tick's length. */
  startsAt: Instant,
  /** When the last marble was in; null in other states than `finished`. */
  finishedAt: Nullable(Instant),
  /** SHA-256 of the seed, 64 hexadecimal digits; known before picks open. */
  seedHash: Type.String(),
  /** 64 hexadecimal digits; null until the race is `finished` or `void`. */
  seed: Nullable(Type.String()),
  laps: Type.Integer(),
  marbles: Type.Array(Racer),
  /** Ids of the marbles by finish, the winner first; null in other states than `finished`. */
  order: Nullable(Type.Array(Type.Integer())),
  /** A pick of the winner gets its stake so many times, the stake among it. */
  multiple: Type.Integer(),
  /** What the caller staked; null when nothing. */
  mine: Nullable(
    Type.Object({
      marbleId: Type.Integer(),
      /** All stakes on it together. */
      stake: Type.Integer(),
      /** Points that came back; null until the race is decided. */
      returned: Nullable(Type.Integer()),
    }),
  ),
  /** No real marbles roll. The UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type Race = Static<typeof Race>;

/** Whole points. */
export const RaceLimits = Type.Object({
  /** Of one pick. */
  min: Type.Integer(),
  max: Type.Integer(),
  /** Of all picks of a member on one race. */
  perRace: Type.Integer(),
});
export type RaceLimits = Static<typeof RaceLimits>;

/** The track at this moment. */
export const RaceBoard = Type.Object({
  /** By the clock that locks picks. */
  now: Instant,
  /** The race that runs; null between two races, and while the track is closed. */
  current: Nullable(Race),
  /** Those to come, the soonest first. */
  next: Type.Array(Race),
  /** The latest one that is over, finished or void. */
  last: Nullable(Race),
  limits: RaceLimits,
  /** The balance of the caller; null for guests. */
  points: Nullable(Type.Integer()),
});
export type RaceBoard = Static<typeof RaceBoard>;

export const racePickStates = ['open', 'won', 'lost', 'void'] as const;

/** Points that a member staked on one marble to win. */
export const RacePick = Type.Object({
  pickId: Type.Integer(),
  raceId: Type.Integer(),
  marbleId: Type.Integer(),
  marbleName: Type.String(),
  stake: Type.Integer(),
  multiple: Type.Integer(),
  state: Type.Enum([...racePickStates]),
  /** Points that came back, the stake among them; null while it is open. */
  returned: Nullable(Type.Integer()),
  placedAt: Instant,
  /** The start of the race. */
  lockedAt: Instant,
  settledAt: Nullable(Instant),
  simulated: Type.Boolean(),
});
export type RacePick = Static<typeof RacePick>;
