import { type Company, type Fixture, type Tip, TipLimit, type TipRecord, type Tipster } from '@khandai/contracts';
import type { tips, tipsterRecords } from '../../platform/database/schema.js';
import { betStateOf } from '../fixtures/bets/bet-state.js';

export type TipRow = typeof tips.$inferSelect;
export type RecordRow = typeof tipsterRecords.$inferSelect;

const UNITS = 10_000;
const NO_TEXT = { title: '', analysis: '' };
/** Of the 95 % interval. */
const Z = 1.96;

/** What a tip and its card have in common. */
export const toTipFields = (tip: TipRow, status: number | null, now: number) => ({
  ...{ tipId: tip.tipId, slug: tip.slug, match: { home: tip.homeName, away: tip.awayName } },
  ...{ market: tip.market, side: tip.side, line: tip.line, price: tip.price },
  postedAt: tip.postedAt.toISOString(),
  lockedAt: tip.lockedAt.toISOString(),
  state: betStateOf(tip, status, now),
  ...{ result: tip.result, half: tip.half },
  units: tip.units === null ? null : tip.units / UNITS,
  simulated: tip.simulated,
});

/** What belongs to a tip beside its row. */
export interface TipParts {
  readonly fixture: Fixture | null;
  readonly tipster: Tipster;
  readonly priceNow: number | null;
  readonly mine: boolean | null;
  readonly comments: number;
}

export function toTip(tip: TipRow, { fixture, tipster, priceNow, mine, comments }: TipParts, now: number): Tip {
  const fields = toTipFields(tip, fixture?.status ?? null, now);
  const { homeGoals, awayGoals, voidCause, postId, textHidden } = tip;
  const { title, analysis } = textHidden ? NO_TEXT : tip;
  const company: Company = { companyId: tip.companyId, name: tip.companyName };
  return {
    ...{ ...fields, fixture, tipster, company, title, analysis, textHidden, voidCause, postId, comments },
    priceNow: fields.state === 'open' ? priceNow : null,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
    settledAt: tip.settledAt?.toISOString() ?? null,
    agree: { yes: tip.yes, no: tip.no, mine },
  };
}

export function toRecord(row: Omit<RecordRow, 'userId'>): TipRecord {
  const { wins, draws, losses, halfWins, halfLosses, streak, winRate } = row;
  return {
    ...{ tips: row.tips, wins, draws, losses, halfWins, halfLosses, winRate, streak, last: [...row.last] },
    interval: winRate === null ? null : interval(winRate, wins + losses - (halfWins + halfLosses) / 2),
    units: row.units / UNITS,
    ranked: row.tips >= TipLimit.ranked,
    since: row.since?.toISOString() ?? null,
  };
}

/** Wilson's score interval: `of` is the number of trials. */
export function interval(rate: number, of: number): { low: number; high: number } {
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const [centre, scale] = [rate + Z ** 2 / (2 * of), 1 + Z ** 2 / of];
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
