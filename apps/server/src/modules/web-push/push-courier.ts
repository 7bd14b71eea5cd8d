import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { Delivery, PushRepository } from './push-repository.js';
import type { PushSender, SendResult } from './push-sender.js';

const LOOK_EVERY_MS = 2_000;
const AT_ONCE = 50;
/** Longer than one attempt takes: after it, another process sends what a killed one had taken. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 60 * 60_000;

export interface PushCourierDeps {
  readonly push: Pick<PushRepository, 'claim' | 'done' | 'postpone' | 'removeDevice'>;
  readonly sender: Pick<PushSender, 'send'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** Sends the queued pushes. What a push service cannot take now is tried again, with growing waits, while it still helps. */
export class PushCourier {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'web-push', run: (signal) => this.run(signal) };

  constructor(private readonly deps: PushCourierDeps) {}

  /** Sends AT_ONCE pushes at a time: one to a slow push service delays no other. */
  async run(signal: AbortSignal): Promise<void> {
    const sending = new Set<Promise<void>>();
    while (!signal.aborted) {
      const free = AT_ONCE - sending.size;
      const taken = await this.#start(sending, free);
      await (taken < free ? this.deps.clock.sleep(LOOK_EVERY_MS, signal) : Promise.race(sending));
    }
    await Promise.all(sending);
  }

  /** Sends what is due, at most AT_ONCE. Returns how many it took. */
  async pass(): Promise<number> {
    const sending = new Set<Promise<void>>();
    const taken = await this.#start(sending, AT_ONCE);
    await Promise.all(sending);
    return taken;
  }

  async #start(sending: Set<Promise<void>>, max: number): Promise<number> {
    const now = this.deps.clock.now();
    const due = await this.deps.push.claim(new Date(now), new Date(now + LEASE_MS), max);
    for (const delivery of due) {
      const sent = this.#handle(delivery).finally(() => sending.delete(sent));
      sending.add(sent);
    }
    return due.length;
  }

  /** A fault of one push must not stop the others. */
  async #handle(delivery: Delivery): Promise<void> {
    try {
      if (delivery.expiresAt.getTime() <= this.deps.clock.now()) return await this.deps.push.done(delivery);
      await this.#settle(delivery, await this.deps.sender.send(delivery));
    } catch (err) {
      this.deps.log.error({ err, deliveryId: delivery.deliveryId }, 'a push could not be handled');
    }
  }

  async #settle(delivery: Delivery, answer: SendResult): Promise<void> {
    const { push, log } = this.deps;
    if (answer.result === 'sent') return push.done(delivery);
    // Its other pushes go with the device.
    if (answer.result === 'gone') return push.removeDevice(delivery.deviceId);
    const retryAt = answer.result === 'later' ? this.#retryAt(delivery, answer.afterMs) : undefined;
    if (retryAt) return push.postpone(delivery, retryAt);
    log.warn({ host: new URL(delivery.endpoint).host, reason: answer.reason }, 'a push was given up');
    await push.done(delivery);
  }

  #retryAt({ attempts, expiresAt }: Delivery, afterMs = 0): Date | undefined {
    if (attempts >= MAX_ATTEMPTS) return undefined;
    const wait = Math.min(Math.max(afterMs, FIRST_WAIT_MS * 3 ** (attempts - 1)), MAX_WAIT_MS);
    const at = new Date(this.deps.clock.now() + wait);
    return at < expiresAt ? at : undefined;
  }
}
