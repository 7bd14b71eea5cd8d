import type { Clock } from '../../platform/clock.js';
import { DueWork } from '../../platform/jobs/due-work.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { DrawNoticeRepository, DueDrawNotice } from './draw-notice-repository.js';

export interface DrawNotice {
  readonly type: 'DRAW_WON';
  readonly userIds: readonly number[];
  readonly draw: { readonly drawId: number; readonly title: string; readonly prize: string };
}

export interface DrawNoticesDeps {
  readonly noted: DrawNoticeRepository;
  /** Resolves once the notifications are stored. */
  readonly notices: { notify(notice: DrawNotice): Promise<void> };
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 3_000;
const NOTICES = 20;
/** Notices older than this that still fail are dropped. */
const KEPT_MS = 3 * 24 * 3_600_000;

/**
 * Notifies the winners of draws. What a process that ends leaves undone is done by the next one; of a notice that it stored
 * but did not note, the unread notification absorbs the repeat.
 */
export class DrawNotices {
  readonly #work: DueWork<DueDrawNotice>;

  constructor(private readonly deps: DrawNoticesDeps) {
    const { noted, clock, log } = deps;
    this.#work = new DueWork(
      { name: 'draw-notices', lookEveryMs: LOOK_EVERY_MS, limit: NOTICES },
      {
        due: (now, limit) => noted.take(now, limit),
        next: (notice) => this.#notify(notice),
        failed: (notice, retryAt, error) => this.#failed(notice, retryAt, error),
        lookFailed: (err) => {
          log.error({ err }, 'winners of draws were not notified');
        },
      },
      clock,
    );
  }

  get job(): ContinuousJob {
    return this.#work.job;
  }

  /** Notifies the winners of the draws that are due; true when more are. */
  look(): Promise<boolean> {
    return this.#work.look();
  }

  async #notify({ drawId, title, prize }: DueDrawNotice): Promise<'done'> {
    const { noted, notices } = this.deps;
    const userIds = await noted.winners(drawId);
    if (userIds.length > 0) await notices.notify({ type: 'DRAW_WON', userIds, draw: { drawId, title, prize } });
    await noted.finish(drawId);
    return 'done';
  }

  async #failed({ drawId, notedAt }: DueDrawNotice, retryAt: Date, err: unknown): Promise<void> {
    const { noted, clock, log } = this.deps;
    const isOld = clock.now() - notedAt.getTime() > KEPT_MS;
    log.error({ err, drawId, dropped: isOld }, 'winners of a draw were not notified');
    if (isOld) await noted.finish(drawId);
    else await noted.failed(drawId, retryAt);
  }
}
