import type { Clock } from '../../platform/clock.js';
import { DueWork, type DueWorkSteps } from '../../platform/jobs/due-work.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import { isDecided } from '../fixtures/bets/verdict.js';
import type { DueNotice, TipNoticeRepository } from './tip-notice-repository.js';
import type { MemberPart, TipPostMaker, TipPosts } from './tip-post-maker.js';
import type { TipRow } from './tip-rows.js';

interface OnTip {
  /** The members to notify. */
  readonly userIds: readonly number[];
  /** The post of the tip. */
  readonly postId: number;
  readonly slug: string;
}

export type TipNotice =
  | (OnTip & { readonly type: 'NEW_TIP'; readonly actorId: number })
  /** For the tipster too, so without an actor. */
  | (OnTip & { readonly type: 'TIP_SETTLED' });

export interface TipNoticesDeps {
  readonly noted: TipNoticeRepository;
  readonly maker: Pick<TipPostMaker, 'postOf'>;
  readonly posts: Pick<TipPosts, 'followersOf'>;
  /** Resolves once the notifications are stored. */
  readonly notices: { notify(notice: TipNotice): Promise<void> };
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 1_000;
const NOTICES = 20;
const MEMBERS = 500;
/** Notices older than this that still fail are dropped. */
const KEPT_MS = 3 * 24 * 3_600_000;

/**
 * Notifies followers of a tipster's new tips, and the tipster and who agreed of verdicts, part by part, and resumes after a restart.
 * A process that ends between notifying and noting makes the next one repeat that part; an unread notification absorbs the repeat.
 */
export class TipNotices {
  readonly #work: DueWork<DueNotice>;

  constructor(
    private readonly deps: TipNoticesDeps,
    private readonly members = MEMBERS,
  ) {
    const { noted, clock, log } = deps;
    const steps: DueWorkSteps<DueNotice> = {
      due: (now, limit) => noted.due(now, limit),
      next: (notice) => this.#next(notice),
      failed: (notice, retryAt, error) => this.#failed(notice, retryAt, error),
      lookFailed: (err) => {
        log.error({ err }, 'members were not told about tips');
      },
    };
    this.#work = new DueWork({ name: 'tip-notices', lookEveryMs: LOOK_EVERY_MS, limit: NOTICES }, steps, clock);
  }

  get job(): ContinuousJob {
    return this.#work.job;
  }

  /** One part of each notice that is due, so that many followers do not hold up the others; true when more is due. */
  look(): Promise<boolean> {
    return this.#work.look();
  }

  async #failed(notice: DueNotice, retryAt: Date, err: unknown): Promise<void> {
    const { noted, clock, log } = this.deps;
    const { tip, event, notedAt } = notice;
    const isOld = clock.now() - notedAt.getTime() > KEPT_MS;
    log.error({ err, tipId: tip.tipId, event, dropped: isOld }, 'members were not told about a tip');
    if (isOld) await noted.finish(notice);
    else await noted.failed(notice, retryAt);
  }

  async #next(notice: DueNotice): Promise<'more' | 'done'> {
    const { noted, maker, notices, clock } = this.deps;
    const { tip, event } = notice;
    const postId = await maker.postOf(tip);
    const part = isNews(notice) ? await this.#part(notice) : [];
    const last = part.length < this.members ? undefined : part.at(-1);
    // The tipster hears of the verdict first.
    const userIds =
      event === 'TIP_SETTLED' && notice.afterUser === 0 && isNews(notice) ? [tip.authorId, ...part] : part;
    if (userIds.length > 0) await notices.notify(toNotice(notice.event, tip, postId, userIds));
    if (last === undefined) {
      await noted.finish(notice);
      return 'done';
    }
    await noted.reached(notice, last, new Date(clock.now()));
    return 'more';
  }

  #part({ tip, event, afterUser }: DueNotice): Promise<number[]> {
    const { posts, noted } = this.deps;
    const part: MemberPart = { after: afterUser, limit: this.members };
    return event === 'NEW_TIP' ? posts.followersOf(tip.authorId, part) : noted.agreed(tip.tipId, part);
  }
}

/** A tip that is over is no new tip any more, and a verdict that was taken back is none. */
function isNews({ event, tip: { state } }: DueNotice): boolean {
  return isDecided(state) === (event === 'TIP_SETTLED');
}

function toNotice(
  type: DueNotice['event'],
  { authorId, slug }: TipRow,
  postId: number,
  userIds: readonly number[],
): TipNotice {
  return type === 'NEW_TIP' ? { type, userIds, actorId: authorId, postId, slug } : { type, userIds, postId, slug };
}
