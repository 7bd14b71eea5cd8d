import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { TopHousekeeping } from './top-housekeeping.js';
import { TopRepository, type TopShare } from './top-repository.js';

/** The sums of members in rooms, which gifts and watched minutes add to. */
export function wireTops({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const tops = new TopRepository(database);
  const addMinutes = (minutes: readonly Omit<TopShare, 'gifts'>[], at: number): Promise<void> =>
    tops.add(
      minutes.map((share) => ({ ...share, gifts: 0 })),
      at,
    );
  return { jobs: [new TopHousekeeping({ tops, clock }).job], ports: { tops, addMinutes } } satisfies Module;
}
