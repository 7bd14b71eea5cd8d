import type { LevelInfo } from '@khandai/contracts';

/**
 * Each level needs this much more experience than the one before: 100 for the second, 200 more for the third, 300 more
 * for the fourth.
 */
const STEP = 100;

/** Experience at which a level starts. */
const beginOf = (level: number): number => (STEP * level * (level - 1)) / 2;

/** Experience only grows, so a level never decreases. */
export function levelInfo(exp: number): LevelInfo {
  const level = Math.floor((1 + Math.sqrt(1 + (8 * exp) / STEP)) / 2);
  return { level, exp, nextExp: beginOf(level + 1) };
}
