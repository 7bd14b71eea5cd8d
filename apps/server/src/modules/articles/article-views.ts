import { createHmac } from 'node:crypto';
import { addDays, dayAt, VIETNAM } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import { articleNotFound } from './article-faults.js';
import type { ViewRepository } from './view-repository.js';

export interface ArticleViewsDeps {
  readonly views: Pick<ViewRepository, 'isShown' | 'count' | 'forgetReaders' | 'foldDays'>;
  /** Keeps hashes of readers from being reversed by trying all ids. */
  readonly secret: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

/** Days whose views are stored apart, for the lists of most read articles. */
const DAYS_APART = 8;
const PARTS = 16;

/** Counts each reader of an article once a day of Vietnam. */
export class ArticleViews {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'article-views',
    cron: '25 * * * *',
    run: (signal) => this.tidy(signal),
  };

  constructor(private readonly deps: ArticleViewsDeps) {}

  /** True when this is the reader's first view of the day. */
  async count(articleId: number, userId: number): Promise<boolean> {
    const { views, clock } = this.deps;
    if (!(await views.isShown(articleId))) throw articleNotFound();
    const day = dayAt(clock.now(), VIETNAM);
    return views.count({ articleId, day, reader: this.#keyOf(day, userId), part: userId % PARTS });
  }

  /** Deletes who read on past days, and adds days up that no list shows apart. */
  async tidy(signal: AbortSignal): Promise<void> {
    const { views, clock } = this.deps;
    const today = dayAt(clock.now(), VIETNAM);
    await views.forgetReaders(today, signal);
    if (!signal.aborted) await views.foldDays(addDays(today, -DAYS_APART));
  }

  /** It differs from day to day, so that nothing says what somebody reads over time. */
  #keyOf(day: string, userId: number): string {
    return createHmac('sha256', this.deps.secret).update(`${day} ${userId}`).digest('base64url').slice(0, 22);
  }
}
