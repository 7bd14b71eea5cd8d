/** Colour of the shirt and of its edge, each "#rrggbb". */
export type Kit = readonly [string, string];

/** Below this distance two colours look the same at the size of a shirt: crimson and scarlet, navy and royal blue. */
const APART = 165;

const PALE = '#F2F5F3';
const DARK = '#1B2430';

/**
 * Shirts that distinguish both teams: the home team wears its colours; the away team wears its main colour, its second
 * colour if the shirts would look alike, or a neutral colour if both would.
 */
export function kitsOf(home: Kit, away: Kit): readonly [Kit, Kit] {
  const [shirt] = home;
  const [main, second] = away;
  const free = [main, second, PALE, DARK].find((color) => !alike(shirt, color)) ?? main;
  return [home, free === main ? away : [free, main]];
}

/**
 * Perceptual colour distance ("redmean"): green has the highest weight, red more among warm colours, blue more among
 * cold ones.
 */
function alike(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const warmth = (a[0] + b[0]) / 2 / 256;
  return Math.sqrt((2 + warmth) * red ** 2 + 4 * green ** 2 + (3 - warmth) * blue ** 2) < APART;
}

function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
