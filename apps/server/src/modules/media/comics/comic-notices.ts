import type { Clock } from '../../../platform/clock.js';
import type { ContinuousJob } from '../../../platform/jobs/jobs.js';
import type { Log } from '../../../platform/log.js';
import type { ComicNoticeRepository, DueChapter } from './comic-notice-repository.js';

/** A new chapter as a notice names it. */
export interface ChapterNotice {
  readonly type: 'NEW_CHAPTER';
  /** The members to notify. */
  readonly userIds: readonly number[];
  readonly chapter: {
    readonly mediaKind: 'comic';
    readonly titleId: number;
    readonly slug: string;
    readonly name: string;
    readonly part: number;
  };
}

export interface ComicNoticesDeps {
  readonly noted: ComicNoticeRepository;
  /** Resolves once the notifications are stored. */
  readonly notices: { notify(notice: ChapterNotice): Promise<void> };
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 2_000;
const CHAPTERS = 20;
const MEMBERS = 500;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 10 * 60_000;

/**
 * Notifies the followers of a comic of its new chapters once readers get them, part by part, and goes on after a restart where it was.
 * A part that a dying process did not note is repeated: who has that notification unread keeps it as one.
 */
export class ComicNotices {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'comic-notices', run: (signal) => this.run(signal) };

  constructor(
    private readonly deps: ComicNoticesDeps,
    private readonly members = MEMBERS,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.#lookOrLog();
      if (!isMore) await this.deps.clock.sleep(LOOK_EVERY_MS, signal);
    }
  }

  /** One part of each chapter that is due; true when more is due. */
  async look(): Promise<boolean> {
    const { noted, clock } = this.deps;
    const due = await noted.due(new Date(clock.now()), CHAPTERS);
    let isMore = due.length === CHAPTERS;
    for (const chapter of due) if ((await this.#tell(chapter)) === 'more') isMore = true;
    return isMore;
  }

  async #lookOrLog(): Promise<boolean> {
    try {
      return await this.look();
    } catch (err) {
      this.deps.log.error({ err }, 'followers were not told of new chapters');
      return false;
    }
  }

  /** A chapter that fails waits, longer each time, and does not keep the others. */
  async #tell(chapter: DueChapter): Promise<'more' | 'done' | 'failed'> {
    const { noted, clock, log } = this.deps;
    const { chapterId, failures } = chapter;
    try {
      return await this.#next(chapter);
    } catch (err) {
      log.error({ err, chapterId }, 'followers were not told of a chapter');
      await noted.failed(chapterId, new Date(clock.now() + Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS)));
      return 'failed';
    }
  }

  async #next({ chapterId, titleId, slug, name, number, afterUser, isShown }: DueChapter): Promise<'more' | 'done'> {
    const { noted, notices } = this.deps;
    const userIds = isShown ? await noted.followers(titleId, afterUser, this.members) : [];
    if (userIds.length > 0)
      await notices.notify({
        ...{ type: 'NEW_CHAPTER', userIds },
        chapter: { mediaKind: 'comic', titleId, slug, name, part: number },
      });
    const last = userIds.length < this.members ? undefined : userIds.at(-1);
    if (last === undefined) {
      await noted.finish(chapterId);
      return 'done';
    }
    await noted.reached(chapterId, last);
    return 'more';
  }
}
