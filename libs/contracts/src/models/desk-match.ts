import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

const Goals = Nullable(Type.Integer({ minimum: 0, maximum: 999 }));

/** A score and a status, of the feed or of the desk. */
export const DeskScore = Type.Object({ homeScore: Goals, awayScore: Goals, status: Type.Integer() });
export type DeskScore = Static<typeof DeskScore>;

/** A match at the desk. */
export const DeskFixture = Type.Object({
  id: Type.String(),
  home: Type.String(),
  away: Type.String(),
  league: Type.String(),
  round: Type.String(),
  link: Type.String(),
  kickOff: Instant,
  simulated: Type.Boolean(),
  /** What the site shows. */
  shown: DeskScore,
  override: Nullable(
    Type.Object({
      /** What the feed says meanwhile. */
      feed: DeskScore,
      feedAt: Instant,
      /** The feed says the same as the desk: the override may be released. */
      agrees: Type.Boolean(),
      reason: Type.String(),
      by: Type.String(),
      since: Instant,
    }),
  ),
  /** Increments with every change of the override. */
  version: Type.Integer(),
});
export type DeskFixture = Static<typeof DeskFixture>;
