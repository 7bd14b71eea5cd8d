import type { Race } from '@khandai/contracts';
import { planRace, seedHash } from '@khandai/marble-race';
import type { SeenHash } from './RaceStore';

/** What came out of computing a race again in this browser. */
export interface RaceCheck {
  readonly hash: string;
  readonly isHashRight: boolean;
  readonly order: readonly number[];
  /** Undefined for a race that was called off: it has no order. */
  readonly isOrderRight: boolean | undefined;
  /** Whether the hash is the one that this page received before the start; undefined if it was not open then. */
  readonly isSeenRight: boolean | undefined;
}

/** Computes the hash and the order of a race from its seed. Undefined while the seed is secret. */
export async function checkRace(
  { seed, seedHash: published, marbles, order }: Race,
  seen: SeenHash | undefined,
): Promise<RaceCheck | undefined> {
  if (seed === null) return undefined;
  const hash = await seedHash(seed);
  const own = planRace(
    seed,
    marbles.map(({ id }) => id),
  ).order;
  return {
    hash,
    isHashRight: hash === published,
    order: own,
    isOrderRight: order ? own.join() === order.join() : undefined,
    isSeenRight: seen && seen.hash === hash,
  };
}
