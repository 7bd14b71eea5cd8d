import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { AnnouncementRepository } from './announcement-repository.js';

export interface PostNotice {
  readonly type: 'NEW_POST';
  readonly userIds: readonly number[];
  readonly actorId: number;
  readonly postId: number;
}

export interface AnnouncementsDeps {
  readonly announcements: AnnouncementRepository;
  /** Resolves once the notifications are stored. */
  readonly notices: { notify(notice: PostNotice): Promise<void> };
  readonly clock: Pick<Clock, 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

/** How a part of a post's followers ended: `more` of them wait. */
type PartEnd = 'done' | 'more' | 'failed';

const EVERY_MS = 1_000;
const POSTS = 20;
const FOLLOWERS = 500;

/**
 * Notifies the followers of commentators of their posts, part by part, and goes on after a restart where it was. A part that a dying
 * process did not note is repeated: to who has that notification already it is the same one.
 */
export class Announcements {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'announce-posts', run: (signal) => this.run(signal) };

  constructor(
    private readonly deps: AnnouncementsDeps,
    private readonly followers = FOLLOWERS,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.announce(signal);
      if (!isMore) await this.deps.clock.sleep(EVERY_MS, signal);
    }
  }

  /**
   * One part of each waiting post in turn, so many followers do not hold up the others; true when more wait. After a failure it is
   * false, so that a database in trouble gets a pause.
   */
  async announce(signal: AbortSignal): Promise<boolean> {
    const waiting = await this.deps.announcements.pending(POSTS);
    const ends: PartEnd[] = [];
    for (const postId of waiting) {
      if (signal.aborted) return false;
      ends.push(await this.#tryNext(postId));
    }
    return !ends.includes('failed') && (waiting.length === POSTS || ends.includes('more'));
  }

  /** A post whose followers cannot be notified must not keep the others. The next look tries it again. */
  async #tryNext(postId: number): Promise<PartEnd> {
    try {
      return await this.#next(postId);
    } catch (err) {
      this.deps.log.error({ err, postId }, 'followers were not told of a post');
      return 'failed';
    }
  }

  async #next(postId: number): Promise<PartEnd> {
    const { announcements, notices } = this.deps;
    const audience = await announcements.audience(postId, this.followers);
    if (audience && audience.userIds.length > 0)
      await notices.notify({ type: 'NEW_POST', userIds: audience.userIds, actorId: audience.authorId, postId });
    if (audience?.last === undefined) {
      await announcements.finish(postId);
      return 'done';
    }
    await announcements.reached(postId, audience.last);
    return 'more';
  }
}
