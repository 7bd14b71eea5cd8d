import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { topPeriods } from './gift.js';

/**
 * What members are ranked by: `fan` activity (points of gifts, watched minutes, check-ins), `gift` points of gifts, `tip` units of
 * settled tips in ten-thousandths, `streak` the longest run of check-ins.
 */
export const rankingBoards = ['fan', 'gift', 'tip', 'streak'] as const;
export type RankingBoard = (typeof rankingBoards)[number];

/** Members on one page of a board: there is no second page. */
export const RANKING_LENGTH = 100;

/** Ranks are counted so far: the next number stands for all places beyond. */
export const RANKING_DEPTH = 10_000;

export const RankedMember = Type.Object({
  rank: Type.Integer(),
  userId: Type.Integer(),
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  level: Type.Integer(),
  /** The demo feed owns this account; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
  score: Type.Integer(),
});
export type RankedMember = Static<typeof RankedMember>;

/** The first members of a board in a day, week or month of Vietnam. */
export const Ranking = Type.Object({
  board: Type.Enum([...rankingBoards]),
  period: Type.Enum([...topPeriods]),
  /** First day of the period. */
  since: Type.String({ format: 'date' }),
  endsAt: Instant,
  list: Type.Array(RankedMember),
  /** The caller's own place; `rank` null without a score, and null for guests. */
  mine: Nullable(Type.Object({ rank: Nullable(Type.Integer()), score: Type.Integer() })),
});
export type Ranking = Static<typeof Ranking>;
