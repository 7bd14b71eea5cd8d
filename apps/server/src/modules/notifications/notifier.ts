import { type UnreadCounts } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import { publish } from '../../platform/sockets/publish.js';
import type { Delivery } from './delivery.js';
import { deliveryOf } from './delivery.js';
import type { Notice } from './notices.js';
import { NoticeQueue, type Withdrawal } from './notice-queue.js';
import type { NotificationRepository } from './notification-repository.js';
import type { NotificationWrites, StoredGroup } from './notification-writes.js';

export interface NotifierDeps {
  readonly writes: Pick<NotificationWrites, 'store' | 'withdraw'>;
  readonly notifications: Pick<NotificationRepository, 'actorsOf'>;
  /** Where notices go besides open pages. */
  readonly deliveries: readonly Delivery[];
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Min time between two writes of this process, in ms: a hot post costs its author's notification one write in this time. */
export const WRITE_MS = 500;
/** Receivers of one transaction. */
const CHUNK = 200;

/**
 * Notifies members. Events are collected for a moment and equal ones stored at once, so reactions to a hot post never
 * wait for its author's notification, and it never makes a queue on one row.
 */
export class Notifier {
  readonly #deps: NotifierDeps;
  readonly #queue = new NoticeQueue();
  #awoken: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
  }

  /** Notifies soon. Never throws: what somebody did counts, also when others do not hear of it. */
  tell(notice: Notice): void {
    if (!this.#queue.add(notice)) this.#deps.log.warn({ type: notice.type }, 'a notice was dropped: too many wait');
    this.#awoken.resolve();
  }

  /** The actor took back what an unread notification tells of. Never throws. */
  takeBack(notice: Extract<Notice, { actorId: number }>): void {
    this.#queue.withdraw(notice);
    this.#awoken.resolve();
  }

  /** Resolves once the notice is stored and sent; rejects when that fails. */
  async notify(notice: Notice): Promise<void> {
    const queue = new NoticeQueue();
    queue.add(notice);
    for (const chunk of chunksOf(queue.take())) await this.#store(chunk);
  }

  /** Stores what waits, at most once in WRITE_MS, until `signal` aborts; then the rest. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#awoken.resolve(), { once: true });
    while (!signal.aborted) {
      await this.#awoken.promise;
      this.#awoken = Promise.withResolvers();
      await this.flush();
      await this.#deps.clock.sleep(WRITE_MS, signal);
    }
    await this.flush();
  }

  /**
   * Stores what waits now. A group that fails is logged and dropped: a notice is not worth a retry without end. What was taken back
   * waits for the next time, because the notification of it would stay.
   */
  async flush(): Promise<void> {
    const withdrawals = this.#queue.takeWithdrawals();
    for (const chunk of chunksOf(this.#queue.take())) await this.#orLog(() => this.#store(chunk));
    for (const chunk of chunksOf(withdrawals)) {
      const isDone = await this.#orLog(() => this.#withdraw(chunk));
      if (isDone) continue;
      this.#queue.restore(chunk);
      this.#awoken.resolve();
    }
  }

  async #orLog(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      this.#deps.log.error({ err: error }, 'notifications were not stored');
      return false;
    }
  }

  async #withdraw(withdrawals: readonly Withdrawal[]): Promise<void> {
    const { writes, clock } = this.#deps;
    const counts = await writes.withdraw(withdrawals, new Date(clock.now()));
    for (const [userId, count] of counts) this.announce(userId, count);
  }

  async #store(groups: ReturnType<NoticeQueue['take']>): Promise<void> {
    const { writes, clock } = this.#deps;
    const { stored, counts } = await writes.store(groups, new Date(clock.now()));
    for (const [userId, count] of counts) this.announce(userId, count);
    await this.#deliver(stored.filter(({ pushes }) => pushes));
  }

  /** Tells a member's open pages the counts. */
  announce(userId: number, counts: UnreadCounts): void {
    const { bus, log } = this.#deps;
    publish(bus, { topic: 'notices', userId }, { type: 'notices', userId, ...counts }).catch((error: unknown) => {
      log.warn({ err: error }, 'counts of notifications were not sent');
    });
  }

  async #deliver(stored: readonly StoredGroup[]): Promise<void> {
    const { deliveries, notifications, clock, log } = this.#deps;
    if (deliveries.length === 0 || stored.length === 0) return;
    try {
      const actors = await notifications.actorsOf(
        stored.map(({ notificationId, group }) => ({ notificationId, reader: group.userId })),
      );
      const now = clock.now();
      const delivered = stored.map((one) => deliveryOf(one, actors.get(one.notificationId) ?? [], now));
      for (const delivery of deliveries) await delivery.deliver(delivered);
    } catch (error) {
      log.warn({ err: error }, 'notifications were not delivered');
    }
  }
}

function chunksOf<T>(all: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < all.length; at += CHUNK) chunks.push(all.slice(at, at + CHUNK));
  return chunks;
}
