import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import { feedbackKey } from '../../platform/storage/file-address.js';
import type { Storage } from '../../platform/storage/storage.js';
import type { FeedbackRepository } from './feedback-repository.js';

const KEPT_MS = 365 * DAY_MS;
/** A form is rarely open for longer. */
const UNUSED_MS = DAY_MS;
const FILES_AT_ONCE = 200;

export interface FeedbackHousekeepingDeps {
  readonly feedback: Pick<FeedbackRepository, 'deleteDone' | 'unusedFiles' | 'deleteFile'>;
  readonly storage: Pick<Storage, 'delete'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Deletes feedback a year after the last change of one that was answered or closed, and pictures of no feedback. */
export class FeedbackHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'feedback-housekeeping',
    cron: '50 4 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(private readonly deps: FeedbackHousekeepingDeps) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { feedback, storage, clock } = this.deps;
    const now = clock.now();
    await feedback.deleteDone(new Date(now - KEPT_MS), signal);
    let found = FILES_AT_ONCE;
    while (found === FILES_AT_ONCE && !signal.aborted) {
      const unused = await feedback.unusedFiles(new Date(now - UNUSED_MS), FILES_AT_ONCE);
      for (const fileId of unused) {
        await storage.delete(feedbackKey(fileId));
        await feedback.deleteFile(fileId);
      }
      found = unused.length;
    }
  }
}
