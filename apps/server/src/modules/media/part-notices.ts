import type { MediaKind } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { DueWork, type DueWorkSteps } from '../../platform/jobs/due-work.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';

type PartType = 'NEW_CHAPTER' | 'NEW_EPISODE';

/** A new part of a title, such as an episode of a film, as a notice names it. */
export interface PartNotice {
  readonly type: PartType;
  /** The members to notify. */
  readonly userIds: readonly number[];
  readonly chapter: {
    readonly mediaKind: MediaKind;
    readonly titleId: number;
    readonly slug: string;
    /** Of the title. */
    readonly name: string;
    /** Number of the part. */
    readonly part: number;
  };
}

/** A part of which followers are to be notified. */
export interface DuePart {
  readonly titleId: number;
  readonly slug: string;
  /** Of the title. */
  readonly name: string;
  readonly number: number;
  /** Followers up to this id are notified. */
  readonly afterUser: number;
  /** Since the last success. */
  readonly failures: number;
  /** Whether readers get the part now; followers hear of no other. */
  readonly isShown: boolean;
}

/** Stores which followers of which parts are not notified yet. */
export interface NotedParts<D extends DuePart> {
  due(now: Date, limit: number): Promise<readonly D[]>;
  /** The next followers, in the order of their ids. */
  followers(titleId: number, after: number, limit: number): Promise<readonly number[]>;
  /** The followers up to this one are notified. */
  reached(part: D, userId: number): Promise<void>;
  failed(part: D, next: Date): Promise<void>;
  finish(part: D): Promise<void>;
}

/** What parts of one kind of title are called. */
export interface PartWords {
  readonly job: string;
  readonly type: PartType;
  readonly mediaKind: MediaKind;
}

export interface PartNoticesDeps<D extends DuePart> {
  readonly noted: NotedParts<D>;
  /** Resolves once the notifications are stored. */
  readonly notices: { notify(notice: PartNotice): Promise<void> };
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 2_000;
const PARTS = 20;
const MEMBERS = 500;

/**
 * Notifies the followers of a title of its new parts once readers get them, some followers at a time, and resumes after a restart.
 * A process that ends between notifying and noting makes the next one notify these followers again; an unread notification absorbs
 * the repeat.
 */
export class PartNotices<D extends DuePart> {
  readonly #work: DueWork<D>;

  constructor(
    private readonly words: PartWords,
    private readonly deps: PartNoticesDeps<D>,
    private readonly members = MEMBERS,
  ) {
    const { noted, clock, log } = deps;
    const { job: name, type } = words;
    const steps: DueWorkSteps<D> = {
      due: (now, limit) => noted.due(now, limit),
      next: (part) => this.#next(part),
      failed: async (part, retryAt, err) => {
        const { titleId, number } = part;
        log.error({ err, type, titleId, number }, 'followers were not told of a part');
        await noted.failed(part, retryAt);
      },
      lookFailed: (err) => {
        log.error({ err, type }, 'followers were not told of new parts');
      },
    };
    this.#work = new DueWork({ name, lookEveryMs: LOOK_EVERY_MS, limit: PARTS }, steps, clock);
  }

  get job(): ContinuousJob {
    return this.#work.job;
  }

  /** Some followers of each part that is due; true when more are due. */
  look(): Promise<boolean> {
    return this.#work.look();
  }

  async #next(part: D): Promise<'more' | 'done'> {
    const { noted, notices } = this.deps;
    const { titleId, slug, name, number, afterUser, isShown } = part;
    const { type, mediaKind } = this.words;
    const userIds = isShown ? await noted.followers(titleId, afterUser, this.members) : [];
    if (userIds.length > 0)
      await notices.notify({ type, userIds, chapter: { mediaKind, titleId, slug, name, part: number } });
    const last = userIds.length < this.members ? undefined : userIds.at(-1);
    if (last === undefined) {
      await noted.finish(part);
      return 'done';
    }
    await noted.reached(part, last);
    return 'more';
  }
}
