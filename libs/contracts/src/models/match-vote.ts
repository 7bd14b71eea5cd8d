import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';

/** What a fan can expect of a match: one of the teams wins, or neither. */
export const matchPicks = ['home', 'draw', 'away'] as const;
export type MatchPick = (typeof matchPicks)[number];

/** What fans expect of a match. */
export const MatchVote = Type.Object({
  fixtureId: Type.String(),
  /** Members may still vote, or change their vote. */
  open: Type.Boolean(),
  /** The caller's vote; null without one. */
  own: Nullable(Type.Enum(matchPicks)),
  /** Number of votes for each; null while the vote is open to a caller who has not voted. */
  counts: Nullable(Type.Object({ home: Type.Integer(), draw: Type.Integer(), away: Type.Integer() })),
});
export type MatchVote = Static<typeof MatchVote>;
