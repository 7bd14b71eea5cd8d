import type { Clock } from '../../../platform/clock.js';
import { mediaNotFound } from '../media-faults.js';
import type { FilmFollowRepository } from './film-follow-repository.js';

export interface FilmFollowsDeps {
  readonly follows: FilmFollowRepository;
  readonly clock: Pick<Clock, 'now'>;
}

/** Who follows films. */
export class FilmFollows {
  constructor(private readonly deps: FilmFollowsDeps) {}

  async of(userId: number, titleId: number): Promise<{ follows: boolean }> {
    return { follows: await this.deps.follows.follows(userId, titleId) };
  }

  async set(userId: number, titleId: number, wanted: boolean): Promise<void> {
    const { follows, clock } = this.deps;
    if (!wanted) return follows.unfollow(userId, titleId);
    if (!(await follows.follow(userId, titleId, new Date(clock.now())))) throw mediaNotFound();
  }
}
