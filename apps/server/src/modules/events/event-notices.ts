import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob, RecurringJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { ClaimedNotice, EventNoticeRepository } from './event-notice-repository.js';

interface NoticeEvent {
  readonly eventId: number;
  readonly slug: string;
  readonly title: string;
  /** RFC 3339. */
  readonly startsAt: string;
}

/** What members are notified of about events that they booked or saved. */
export interface EventNotice {
  readonly type: 'EVENT_SOON' | 'EVENT_MOVED' | 'EVENT_CANCELLED' | 'EVENT_RESTORED';
  readonly userIds: readonly number[];
  readonly event: NoticeEvent;
}

export interface EventNoticesDeps {
  readonly claims: EventNoticeRepository;
  readonly notices: { notify(notice: EventNotice): Promise<void> };
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

const MINUTE = 60_000;
/** Time before the start at which members are reminded. */
const AHEAD_MS = 15 * MINUTE;
/** A server that was down still reminds until this time after the start. */
const LATE_MS = 5 * MINUTE;
/** Claims are kept longer than any event is ahead, so that a cancelled one is announced once. */
const KEPT_MS = 400 * 24 * 60 * MINUTE;
const LOOK_EVERY_MS = 5_000;

/** Tells members about the events they booked or saved, each thing once, over all processes and starts. */
export class EventNotices {
  readonly jobs: readonly [ContinuousJob, RecurringJob] = [
    { kind: 'continuous', name: 'event-notices', run: (signal) => this.run(signal) },
    { kind: 'recurring', name: 'event-notices-housekeeping', cron: '45 4 * * *', run: (signal) => this.clear(signal) },
  ];

  constructor(private readonly deps: EventNoticesDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await this.deps.clock.sleep(LOOK_EVERY_MS, signal);
    }
  }

  /** Tells what is due now. A fault in one kind of notice does not stop the others. */
  async look(): Promise<void> {
    const { claims } = this.deps;
    const now = this.deps.clock.now();
    const soon = { from: new Date(now - LATE_MS), to: new Date(now + AHEAD_MS) };
    await this.#tell('EVENT_SOON', () => claims.soon(soon, AHEAD_MS, new Date(now)));
    await this.#tell('EVENT_MOVED', () => claims.moved(new Date(now)));
    await this.#tell('EVENT_CANCELLED', () => claims.cancelled(new Date(now)));
    await this.#tell('EVENT_RESTORED', () => claims.restored(new Date(now)));
  }

  clear(signal: AbortSignal): Promise<void> {
    return this.deps.claims.deleteBefore(new Date(this.deps.clock.now() - KEPT_MS), signal);
  }

  async #tell(type: EventNotice['type'], claim: () => Promise<ClaimedNotice[]>): Promise<void> {
    const { claims, log } = this.deps;
    try {
      const claimed = await claim();
      if (claimed.length === 0) return;
      const rows = await claims.events([...new Set(claimed.map(({ eventId }) => eventId))]);
      for (const [eventId, group] of Map.groupBy(claimed, (one) => one.eventId)) {
        const row = rows.get(eventId);
        if (row) await this.#notify(type, group, { ...row, startsAt: row.startsAt.toISOString() });
      }
    } catch (err) {
      log.error({ err, type }, 'members were not told about events');
    }
  }

  /** Those who could not be notified are so at the next look. */
  async #notify(
    type: EventNotice['type'],
    group: readonly ClaimedNotice[],
    { eventId, slug, title, startsAt }: NoticeEvent,
  ): Promise<void> {
    const { claims, notices, log } = this.deps;
    try {
      const userIds = group.map(({ userId }) => userId);
      await notices.notify({ type, userIds, event: { eventId, slug, title, startsAt } });
    } catch (err) {
      log.error({ err, eventId, type }, 'members were not told about an event');
      await claims.release(group);
    }
  }
}
