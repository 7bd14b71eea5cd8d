import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** What the site itself says in the rooms of a match: a goal, a red card, the end. */
export const MatchLine = Type.Object({
  lineId: Type.Integer(),
  fixtureId: Type.String(),
  kind: Type.Enum(['goal', 'redCard', 'end']),
  /** Whose goal or card it is; null at the end. */
  homeEvent: Nullable(Type.Boolean()),
  home: Type.String(),
  away: Type.String(),
  /** The score after it. */
  homeScore: Type.Integer(),
  awayScore: Type.Integer(),
  /** Null when the provider has not said. */
  minute: Nullable(Type.Integer()),
  /** The goal or card was taken back. */
  cancelled: Type.Boolean(),
  /** The match is simulated; the UI must say so. */
  simulated: Type.Boolean(),
  at: Instant,
});
export type MatchLine = Static<typeof MatchLine>;
