import type { StakeLimits } from '@khandai/contracts';
import { integer, type ReadVariable, refuse } from './config-values.js';

const MAX = 1_000_000;

/** How long after the site last read prices members may stake at them, in ms. */
export const priceAge = (read: ReadVariable): number =>
  integer('PICK_PRICE_SECONDS', read('PICK_PRICE_SECONDS') ?? '600', 60, 86_400) * 1_000;

/** What members may stake on matches. A limit that no stake could keep is a mistake of the operator. */
export function stakeLimits(read: ReadVariable): StakeLimits {
  const points = (name: string, byDefault: number) => integer(name, read(name) ?? String(byDefault), 1, MAX);
  const limits = {
    min: points('PICK_MIN', 10),
    max: points('PICK_MAX', 500),
    perMatch: points('PICK_MATCH_MAX', 1_000),
    perDay: points('PICK_DAY_MAX', 2_000),
  };
  const { min, max, perMatch, perDay } = limits;
  if (min > Math.min(max, perMatch, perDay))
    refuse('PICK_MIN', `không được lớn hơn PICK_MAX, PICK_MATCH_MAX và PICK_DAY_MAX, không phải "${min}"`);
  return limits;
}
