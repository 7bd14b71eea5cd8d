import { formatPrice, type PriceFormat, type PriceKind } from '@khandai/odds-parser';

/** Outcome of a stake: won, half won, returned, half lost or lost. */
export type Outcome = 1 | 0.5 | 0 | -0.5 | -1;

/** Results with the same outcome. An open end has no `from` or `to`. */
export interface OutcomeRange {
  readonly from?: number;
  readonly to?: number;
  readonly outcome: Outcome;
}

/** Results further than this from the line have the same outcome as their neighbour. */
const MARGIN = 3;

/**
 * Outcomes of a bet on "more than `line`" for each whole result, best first. The result is the goal difference for a
 * handicap and the total goals for over/under. A quarter line is two half bets. `least` is the smallest possible
 * result.
 */
export function outcomesOver(line: number, min = -Infinity): OutcomeRange[] {
  const first = Math.max(min, Math.floor(line) - MARGIN);
  const last = Math.ceil(line) + MARGIN;
  const ranges: { from: number; to: number; outcome: Outcome }[] = [];
  for (let result = last; result >= first; result -= 1) {
    const outcome = settle(result, line);
    const open = ranges.at(-1);
    if (open?.outcome === outcome) open.from = result;
    else ranges.push({ from: result, to: result, outcome });
  }
  return ranges.map(({ from, to, outcome }) => ({
    ...(from > first ? { from } : {}),
    ...(to < last ? { to } : {}),
    outcome,
  }));
}

/** The opposite bet, best first: what one side wins, the other loses. */
export const outcomesUnder = (line: number, min = -Infinity): OutcomeRange[] =>
  outcomesOver(line, min)
    .map((range) => ({ ...range, outcome: (range.outcome === 0 ? 0 : -range.outcome) as Outcome }))
    .reverse();

function settle(result: number, line: number): Outcome {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  return (halves.reduce((sum, half) => sum + Math.sign(result - half), 0) / 2) as Outcome;
}

export interface Stakes {
  /** Gain of a fully won bet. */
  readonly win: number;
  /** Loss of a fully lost bet. */
  readonly lose: number;
}

const STAKE = 100;

/** Gain and loss of a bet of 100. A negative price reverses them: the bet wins 100 and risks 100 times the price. */
export function stakesOf(value: number, kind: PriceKind, format: PriceFormat): Stakes {
  const { text, negative } = formatPrice(value, kind, format);
  if (negative) return { win: STAKE, lose: tidy(Number(text.slice(1)) * STAKE) };
  const hk = kind === 'decimal' ? value - 1 : value;
  return { win: tidy(hk * STAKE), lose: STAKE };
}

/** Gain (positive) or loss (negative) of an outcome. */
export function amountOf(outcome: Outcome, { win, lose }: Stakes): number {
  return outcome === 0 ? 0 : tidy(outcome * (outcome > 0 ? win : lose));
}

const tidy = (amount: number): number => Math.round(amount * 10) / 10;
