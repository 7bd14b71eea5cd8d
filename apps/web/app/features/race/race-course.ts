import type { Race } from '@khandai/contracts';
import { planRace, type RaceCourse } from '@khandai/marble-race';

/** The course of a race that is decided; undefined while its seed is secret. */
export const courseOf = ({ seed, marbles }: Pick<Race, 'seed' | 'marbles'>): RaceCourse | undefined =>
  seed === null
    ? undefined
    : planRace(
        seed,
        marbles.map(({ id }) => id),
      );
