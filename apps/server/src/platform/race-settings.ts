import type { RaceLimits } from '@khandai/contracts';
import { integer, type ReadVariable, refuse } from './config-values.js';

export interface RaceSettings {
  /** From one race to the next; null: the track is closed. */
  readonly everyMs: number | null;
  readonly limits: RaceLimits;
}

const MAX = 1_000_000;
const MINUTE_MS = 60_000;
/** A race takes a minute and a half, and before the next one there is time to pick. */
const SHORTEST_MINUTES = 3;

/** How often marbles race, and what members may stake. A limit that no stake could keep is a mistake of the operator. */
export function raceSettings(read: ReadVariable, demo: boolean): RaceSettings {
  const minutes = integer('RACE_EVERY_MINUTES', read('RACE_EVERY_MINUTES') ?? (demo ? '5' : '0'), 0, 60);
  if (minutes > 0 && minutes < SHORTEST_MINUTES)
    refuse('RACE_EVERY_MINUTES', `phải là 0 hoặc từ ${SHORTEST_MINUTES} đến 60, không phải "${minutes}"`);
  const points = (name: string, byDefault: number) => integer(name, read(name) ?? String(byDefault), 1, MAX);
  const limits = {
    min: points('RACE_PICK_MIN', 10),
    max: points('RACE_PICK_MAX', 200),
    perRace: points('RACE_STAKE_MAX', 500),
  };
  if (limits.min > Math.min(limits.max, limits.perRace))
    refuse('RACE_PICK_MIN', `không được lớn hơn RACE_PICK_MAX và RACE_STAKE_MAX, không phải "${limits.min}"`);
  return { everyMs: minutes === 0 ? null : minutes * MINUTE_MS, limits };
}
