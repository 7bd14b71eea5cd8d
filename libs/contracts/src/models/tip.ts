import { type Static, Type } from 'typebox';
import { TipResult, tipVoidCauses } from '../tip-limits.js';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { Company } from './odds.js';
import { PostAuthor } from './post-author.js';
import { tipFields } from './tip-card.js';

/**
 * How a tipster's tips went. Half of a win counts as half a win and half of a loss as half a loss; draws and void tips count
 * in no rate.
 */
export const TipRecord = Type.Object({
  /** Settled ones: the sample that every rate is of. */
  tips: Type.Integer(),
  wins: Type.Integer(),
  draws: Type.Integer(),
  losses: Type.Integer(),
  /** Those of `wins` and of `losses` that are of half the stake. */
  halfWins: Type.Integer(),
  halfLosses: Type.Integer(),
  /** From 0 to 1; null without a win or a loss. */
  winRate: Nullable(Type.Number()),
  /** The rate's confidence interval of 95 % (Wilson); null without a rate. */
  interval: Nullable(Type.Object({ low: Type.Number(), high: Type.Number() })),
  /** Wins since the last loss. */
  streak: Type.Integer(),
  /** Won and lost for stakes of one, added up. */
  units: Type.Number(),
  /** Has enough tips for a place in the ranking. */
  ranked: Type.Boolean(),
  /** The last results, the newest first. */
  last: Type.Array(Type.Enum(Object.values(TipResult))),
  /** The kick-off of the first settled tip. */
  since: Nullable(Instant),
});
export type TipRecord = Static<typeof TipRecord>;

export const Tipster = Type.Object({
  ...PostAuthor.properties,
  record: TipRecord,
  followers: Type.Integer(),
  /** The caller follows the tipster. */
  following: Type.Boolean(),
  /** Open tips. */
  openTips: Type.Integer(),
});
export type Tipster = Static<typeof Tipster>;

export const Tip = Type.Object({
  ...tipFields,
  /** Null when the match is not on the site any more. */
  fixture: Nullable(Fixture),
  tipster: Tipster,
  company: Company,
  /** What the company offers now for the same line; null when it offers none, and from the kick-off on. */
  priceNow: Nullable(Type.Number()),
  /** Plain text; both may be empty. */
  title: Type.String(),
  analysis: Type.String(),
  /** The desk hid title and analysis: for readers both are empty. */
  textHidden: Type.Boolean(),
  /** The score that decided it: of the half-time for markets of the first half, and never with extra time. */
  score: Nullable(Type.Object({ home: Type.Integer(), away: Type.Integer() })),
  settledAt: Nullable(Instant),
  voidCause: Nullable(Type.Enum([...tipVoidCauses])),
  agree: Type.Object({
    yes: Type.Integer(),
    no: Type.Integer(),
    /** The caller's own vote. */
    mine: Nullable(Type.Boolean()),
  }),
  /** Its comments are those of this post; null when the tipster deleted the post. */
  postId: Nullable(Type.Integer()),
  comments: Type.Integer(),
});
export type Tip = Static<typeof Tip>;

/** A tipster of the week: results of tips whose match kicked off in it. */
export const WeekTipster = Type.Object({
  tipster: Tipster,
  week: Type.Object({
    tips: Type.Integer(),
    wins: Type.Integer(),
    draws: Type.Integer(),
    losses: Type.Integer(),
    units: Type.Number(),
  }),
});
export type WeekTipster = Static<typeof WeekTipster>;

/** The best of the last seven days. */
export const TipWeek = Type.Object({
  from: Instant,
  to: Instant,
  /** The one that won most units; null when none won. */
  tip: Nullable(Tip),
  /** Most units first. */
  tipsters: Type.Array(WeekTipster),
});
export type TipWeek = Static<typeof TipWeek>;

/** A tip as the desk sees it: with its texts, also when readers do not get them. */
export const DeskTip = Type.Object({
  ...Tip.properties,
  id: Type.Integer(),
  /** The desk's words, where it made the tip void. */
  voidReason: Nullable(Type.String()),
});
export type DeskTip = Static<typeof DeskTip>;
