import { formatPrice, type PriceFormat, type PriceKind } from '@khandai/odds-parser';

/** What comes of a stake: won whole or half, returned, lost half or whole. */
export type Outcome = 1 | 0.5 | 0 | -0.5 | -1;

/** Results that end a bet in the same way. `from` or `to` is absent where there is no end to them. */
export interface OutcomeRange {
  readonly from?: number;
  readonly to?: number;
  readonly outcome: Outcome;
}

/** Beyond the line by this much every result ends like its neighbour. */
const MARGIN = 3;

/**
 * How a bet on "more than `line`" ends for each whole result, best first: goals ahead for a handicap, goals in all for
 * a total. A quarter line is two half bets. `least` is the smallest result there can be.
 */
export function outcomesOver(line: number, least = -Infinity): OutcomeRange[] {
  const first = Math.max(least, Math.floor(line) - MARGIN);
  const last = Math.ceil(line) + MARGIN;
  const ranges: { from: number; to: number; outcome: Outcome }[] = [];
  for (let result = last; result >= first; result -= 1) {
    const outcome = settle(result, line);
    const open = ranges.at(-1);
    if (open?.outcome === outcome) open.from = result;
    else ranges.push({ from: result, to: result, outcome });
  }
  return ranges.map(({ from, to, outcome }) => ({ ...(from > first ? { from } : {}), ...(to < last ? { to } : {}), outcome }));
}

/** The other side of the same bet, best first: what the one wins the other loses. */
export const outcomesUnder = (line: number, least = -Infinity): OutcomeRange[] =>
  outcomesOver(line, least)
    .map((range) => ({ ...range, outcome: (range.outcome === 0 ? 0 : -range.outcome) as Outcome }))
    .reverse();

function settle(result: number, line: number): Outcome {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  return (halves.reduce((sum, half) => sum + Math.sign(result - half), 0) / 2) as Outcome;
}

export interface Stakes {
  /** Gained when the bet is won whole. */
  readonly win: number;
  /** Given up when it is lost whole. */
  readonly lose: number;
}

const STAKE = 100;

/** What is at stake for a bet of 100. A negative price turns it round: 100 are to be won, its hundredfold is at risk. */
export function stakesOf(value: number, kind: PriceKind, format: PriceFormat): Stakes {
  const { text, negative } = formatPrice(value, kind, format);
  if (negative) return { win: STAKE, lose: tidy(Number(text.slice(1)) * STAKE) };
  const hk = kind === 'decimal' ? value - 1 : value;
  return { win: tidy(hk * STAKE), lose: STAKE };
}

/** Gain (above 0) or loss of an outcome. */
export function amountOf(outcome: Outcome, { win, lose }: Stakes): number {
  return outcome === 0 ? 0 : tidy(outcome * (outcome > 0 ? win : lose));
}

const tidy = (amount: number): number => Math.round(amount * 10) / 10;
