import type { Fixture } from '@khandai/contracts';

/** The match without what tells its score: goals, cards and the shoot-out. */
export const withoutScore = <F extends Fixture>(fixture: F): F => ({
  ...fixture,
  homeScore: null,
  awayScore: null,
  homeHalfScore: null,
  awayHalfScore: null,
  homeRed: 0,
  awayRed: 0,
  extra: null,
});

export const withoutScores = <F extends Fixture>(list: readonly F[], hidden: boolean): F[] =>
  hidden ? list.map(withoutScore) : [...list];
