import { type Static, Type } from 'typebox';
import { TipMarket, TipResult, tipSides, tipStates } from '../tip-limits.js';
import { Instant, Nullable } from './common.js';
import { PostAuthor } from './post-author.js';

/** What a tip is about, and what became of it. */
export const tipFields = {
  tipId: Type.Integer(),
  /** Its page is `/tip-keo/{slug}`. */
  slug: Type.String(),
  /** Names of the teams when it was posted. */
  match: Type.Object({ home: Type.String(), away: Type.String() }),
  market: Type.Enum(Object.values(TipMarket)),
  side: Type.Enum([...tipSides]),
  /** As odds rows have it: above 0 the home team gives goals. Null in the European market. */
  line: Nullable(Type.Number()),
  /** As it stood when the tip was posted: decimal in the European market, else Hong Kong. */
  price: Type.Number(),
  postedAt: Instant,
  /** The kick-off: tips and votes close. */
  lockedAt: Instant,
  state: Type.Enum([...tipStates]),
  /** Null until it is settled. */
  result: Nullable(Type.Enum(Object.values(TipResult))),
  /** Half of the stake was won or lost. */
  half: Type.Boolean(),
  /** Won or lost for a stake of one; null until it is settled. */
  units: Nullable(Type.Number()),
  /** The demo feed made it; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
};

/** The card of a tip in a post. */
export const TipCard = Type.Object({ ...tipFields, tipster: PostAuthor });
export type TipCard = Static<typeof TipCard>;
