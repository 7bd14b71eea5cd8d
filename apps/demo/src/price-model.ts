/** Fair chances of what is still to come, from the goals both sides are expected to add (Poisson, independent). */
export interface Outlook {
  /** Chance of the final goal difference being the index minus `SPAN`. */
  difference: number[];
  /** Chance of the final total being the index. */
  total: number[];
}

const MOST_GOALS = 9;
export const SPAN = 18;

function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= most; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** `score` now, and the goals each side is expected to add, `most` at the most. */
export function outlook(score: readonly [number, number], expected: readonly [number, number], most = MOST_GOALS): Outlook {
  const home = poisson(expected[0], most);
  const away = poisson(expected[1], most);
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

/** Chances of home win, draw and away win. */
export function oneXTwo({ difference }: Outlook): [number, number, number] {
  const sum = (from: number, to: number) => difference.slice(from, to).reduce((all, chance) => all + chance, 0);
  return [sum(SPAN + 1, 2 * SPAN + 1), difference[SPAN] ?? 0, sum(0, SPAN)];
}

/** Fair chance that the first side of a two-way bet wins, with quarter lines as two half bets and level ones returned. */
export function twoWay(chances: readonly number[], offset: number, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  let won = 0;
  let lost = 0;
  for (const half of halves) {
    for (const [index, chance] of chances.entries()) {
      const value = index - offset;
      if (value > half) won += chance;
      else if (value < half) lost += chance;
    }
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** The quarter line at which the two sides are most nearly equal. */
export function balancedLine(chances: readonly number[], offset: number, least: number, most: number): { line: number; chance: number } {
  let best = { line: least, chance: 2 };
  for (let line = least; line <= most; line += 0.25) {
    const chance = twoWay(chances, offset, line);
    if (Math.abs(chance - 0.5) < Math.abs(best.chance - 0.5)) best = { line, chance };
  }
  return best;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Hong Kong price of a chance at a book that adds up to `margin`. */
export const hongKong = (chance: number, margin: number): number => clamp(1 / (clamp(chance, 0.02, 0.98) * margin) - 1, 0.02, 20);

/** Decimal price of a chance at a book that adds up to `margin`. */
export const decimal = (chance: number, margin: number): number => clamp(1 / (clamp(chance, 0.008, 0.985) * margin), 1.01, 80);
