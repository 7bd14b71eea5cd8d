import { type Static, Type } from 'typebox';
import { OddsRows } from '../models/odds.js';
import { topic } from '../topic.js';

/** Changed rows, in the format of the odds calls; each replaces the row of its match, company and category. */
export const OddsFrame = Type.Object({ type: Type.Literal('odds'), rows: OddsRows });
export type OddsFrame = Static<typeof OddsFrame>;

export const oddsTopics = {
  /** Odds of all fixtures that change. */
  odds: topic({ frame: OddsFrame }),
};
