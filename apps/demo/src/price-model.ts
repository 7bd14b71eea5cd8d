/** Fair probabilities of the final score, from the goals each side is expected to add (Poisson, independent). */
export interface Outlook {
  /** Probability that the final goal difference is the index minus `SPAN`. */
  difference: number[];
  /** Probability that the final total is the index. */
  total: number[];
}

const MAX_GOALS = 9;
export const SPAN = 18;

function poisson(mean: number, max: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= max; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** `score` is the current score, `expected` the goals each side is expected to add, `most` their maximum per side. */
export function outlook(
  score: readonly [number, number],
  expected: readonly [number, number],
  max = MAX_GOALS,
): Outlook {
  const home = poisson(expected[0], max);
  const away = poisson(expected[1], max);
  const difference = new Array<number>(2 * SPAN + 1).fill(0);
  const total = new Array<number>(2 * SPAN + 1).fill(0);
  for (const [h, chanceOfHome] of home.entries()) {
    for (const [a, chanceOfAway] of away.entries()) {
      const chance = chanceOfHome * chanceOfAway;
      const at = Math.min(2 * SPAN, Math.max(0, score[0] + h - score[1] - a + SPAN));
      const goals = Math.min(2 * SPAN, score[0] + h + score[1] + a);
      difference[at] = (difference[at] ?? 0) + chance;
      total[goals] = (total[goals] ?? 0) + chance;
    }
  }
  return { difference, total };
}

/** Probabilities of home win, draw and away win. */
export function oneXTwo({ difference }: Outlook): [number, number, number] {
  const sum = (from: number, to: number) => difference.slice(from, to).reduce((all, chance) => all + chance, 0);
  return [sum(SPAN + 1, 2 * SPAN + 1), difference[SPAN] ?? 0, sum(0, SPAN)];
}

/**
 * Fair probability that the first side of a two-way bet wins. `below` has the probability of each index or a lower one. A
 * quarter line counts as two half bets; a level bet is returned.
 */
function twoWay(below: readonly number[], offset: number, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  let won = 0;
  let lost = 0;
  for (const half of halves) {
    won += (below.at(-1) ?? 1) - upTo(below, Math.floor(half + offset));
    lost += upTo(below, Math.ceil(half + offset) - 1);
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

const upTo = (below: readonly number[], index: number): number =>
  index < 0 ? 0 : (below[Math.min(index, below.length - 1)] ?? 0);

/** The quarter line whose two sides have the most nearly equal probabilities. */
export function balancedLine(
  chances: readonly number[],
  offset: number,
  min: number,
  max: number,
): { line: number; chance: number } {
  let sum = 0;
  const below = chances.map((chance) => (sum += chance));
  let best = { line: min, chance: 2 };
  for (let line = min; line <= max; line += 0.25) {
    const chance = twoWay(below, offset, line);
    if (Math.abs(chance - 0.5) < Math.abs(best.chance - 0.5)) best = { line, chance };
  }
  return best;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The steps of bookmakers' decimal prices: each is the smallest move below its limit. */
const LADDER = [
  [2, 0.01],
  [3, 0.05],
  [4, 0.1],
  [6, 0.25],
  [10, 0.5],
  [20, 1],
  [Infinity, 5],
] as const;

/** The nearest decimal price that bookmakers offer. */
export function onLadder(price: number): number {
  const [, step] = LADDER.find(([limit]) => price < limit) ?? [0, 5];
  return cents(Math.round(price / step) * step);
}

export const cents = (price: number): number => Math.round(price * 100) / 100;

/** The fair probability up to which both prices of a two-way market have a constant sum. */
const BALANCED = 0.05;

/**
 * The Hong Kong prices of a two-way market. They move by cents in opposite directions, and their sum stays the company's
 * own as long as the line is balanced.
 */
export function twoPrices(chance: number, margin: number): [first: number, second: number] {
  const first = hongKong(chance, margin);
  const second = hongKong(1 - chance, margin);
  if (Math.abs(chance - 0.5) > BALANCED) return [cents(onLadder(first + 1) - 1), cents(onLadder(second + 1) - 1)];
  const sum = cents(2 * hongKong(0.5, margin));
  const favourite = cents((first - second + sum) / 2);
  return [favourite, cents(sum - favourite)];
}

/** Hong Kong price of a probability, for a book that adds up to `margin`. */
export const hongKong = (chance: number, margin: number): number =>
  clamp(1 / (clamp(chance, 0.02, 0.98) * margin) - 1, 0.02, 20);

/** Decimal price of a probability, for a book that adds up to `margin`. */
export const decimal = (chance: number, margin: number): number =>
  clamp(1 / (clamp(chance, 0.008, 0.985) * margin), 1.01, 80);
