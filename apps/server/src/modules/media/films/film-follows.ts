import type { Clock } from '../../../platform/clock.js';
import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import { mediaNotFound } from '../media-faults.js';
import type { FilmFollowRepository } from './film-follow-repository.js';

export interface EpisodeNotice {
  readonly type: 'NEW_EPISODE';
  readonly userIds: readonly number[];
  readonly chapter: {
    readonly mediaKind: 'film';
    readonly titleId: number;
    readonly slug: string;
    /** Of the film. */
    readonly name: string;
    /** Number of the episode. */
    readonly part: number;
  };
}

export interface FilmFollowsDeps {
  readonly follows: FilmFollowRepository;
  readonly notices: { tell(notice: EpisodeNotice): void };
  readonly clock: Pick<Clock, 'now'>;
}

const CHUNK = 1_000;

/** Who follows films, and the notice of a new episode: once its video is prepared and readers get the film. */
export class FilmFollows {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'new-episodes',
    cron: '* * * * *',
    run: () => this.tell(),
  };

  constructor(private readonly deps: FilmFollowsDeps) {}

  async of(userId: number, titleId: number): Promise<{ follows: boolean }> {
    return { follows: await this.deps.follows.follows(userId, titleId) };
  }

  async set(userId: number, titleId: number, wanted: boolean): Promise<void> {
    const { follows, clock } = this.deps;
    if (!wanted) return follows.unfollow(userId, titleId);
    if (!(await follows.follow(userId, titleId, new Date(clock.now())))) throw mediaNotFound();
  }

  /** Of several new episodes of a film, followers hear of the first one. */
  async tell(): Promise<void> {
    const { follows, clock, notices } = this.deps;
    const fresh = await follows.takeNew(new Date(clock.now()));
    const firsts = new Map(fresh.toReversed().map((episode) => [episode.titleId, episode]));
    for (const { titleId, slug, title, number } of firsts.values()) {
      const chapter = { mediaKind: 'film', titleId, slug, name: title, part: number } as const;
      for (let after = 0; ;) {
        const userIds = await follows.followers(titleId, after, CHUNK);
        if (userIds.length > 0) notices.tell({ type: 'NEW_EPISODE', userIds, chapter });
        const last = userIds.at(-1);
        if (last === undefined || userIds.length < CHUNK) break;
        after = last;
      }
    }
  }
}
