import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { AnnouncementRepository } from './announcement-repository.js';
import { retryAt, type Waiting } from './retry-at.js';

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
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error' | 'warn'>;
}

/** Failures in a row after which a post is given up: some nine hours after the first. */
const MAX_ATTEMPTS = 20;

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
   * One part of each due post in turn, so many followers do not hold up the others; true when more wait. It is false when all
   * of them failed, so that a database in trouble gets a pause.
   */
  async announce(signal: AbortSignal): Promise<boolean> {
    const waiting = await this.deps.announcements.pending(POSTS, this.#now());
    const ends: PartEnd[] = [];
    for (const one of waiting) {
      if (signal.aborted) return false;
      ends.push(await this.#tryNext(one));
    }
    const isStuck = ends.length > 0 && ends.every((end) => end === 'failed');
    return !isStuck && (waiting.length === POSTS || ends.includes('more'));
  }

  /** A post whose followers cannot be notified keeps no other: it waits longer after each failure. */
  async #tryNext({ postId, attempts: before }: Waiting): Promise<PartEnd> {
    const { announcements, log } = this.deps;
    try {
      return await this.#next(postId);
    } catch (err) {
      const attempts = before + 1;
      if (attempts < MAX_ATTEMPTS) {
        await announcements.postpone(postId, attempts, retryAt(this.#now(), attempts));
        log.warn({ err, postId, attempts }, 'followers were not told of a post: tried again later');
      } else {
        await announcements.giveUp(postId, this.#now());
        log.error({ err, postId, attempts }, 'followers were not told of a post: given up');
      }
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
    await announcements.reached(postId, audience.last, this.#now());
    return 'more';
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}
