import type { Race, RaceBoard } from '@khandai/contracts';

/** A race takes about a minute and a half. */
const RACE_MS = 95_000;

/**
 * The race to name at a moment (ms since the epoch), and the time until it starts, 0 while it runs. Undefined where no race
 * is known to run or to come: the board was read once, and its two coming races may be over.
 */
export function raceAt(
  { current, next }: Pick<RaceBoard, 'current' | 'next'>,
  now: number,
): { readonly race: Race; readonly startsInMs: number } | undefined {
  const race = [current, ...next].find((each) => each && now < Date.parse(each.startsAt) + RACE_MS);
  return race ? { race, startsInMs: Math.max(0, Date.parse(race.startsAt) - now) } : undefined;
}
