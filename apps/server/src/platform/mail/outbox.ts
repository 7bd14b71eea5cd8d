import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import type { Email, Mail } from './mail.js';
import { isFinalRefusal } from './refusal.js';

/** Delays before each retry: a mail server that is down, or that greylists, usually accepts within minutes. */
const RETRY_DELAYS_MS = [10_000, 60_000, 300_000] as const;
/** Max e-mails in progress; more means a flood of requests or a long outage of the mail server. */
const MAX_PENDING = 500;

export interface OutboxDeps {
  readonly mail: Mail;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends e-mails in the background. Callers do not wait, so response times do not reveal whether an address has an
 * account. An e-mail that cannot be sent is logged and dropped; its recipient can request another.
 */
export class Outbox {
  readonly #pending = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(private readonly deps: OutboxDeps) {}

  /** @param compose Looks up the recipients and composes the e-mails. */
  post(compose: () => Promise<readonly Email[]>): void {
    if (this.#pending.size >= MAX_PENDING) {
      this.deps.log.error('e-mail dropped: too many are waiting to be sent');
      return;
    }
    const work = this.#work(compose).finally(() => this.#pending.delete(work));
    this.#pending.add(work);
  }

  /** Drops e-mails that wait for a retry, and waits for those being sent. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#pending);
    await this.deps.mail.close();
  }

  async #work(compose: () => Promise<readonly Email[]>): Promise<void> {
    try {
      const emails = await compose();
      await Promise.all(emails.map((email) => this.#send(email)));
    } catch (error) {
      this.deps.log.error({ err: error }, 'sending an e-mail failed');
    }
  }

  async #send(email: Email): Promise<void> {
    const { mail, clock, log } = this.deps;
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await mail.send(email);
      } catch (error) {
        if (isFinalRefusal(error) || this.#stop.signal.aborted) throw error;
        log.warn({ err: error }, 'sending an e-mail failed; it will be retried');
      }
      await clock.sleep(delay, this.#stop.signal);
    }
    await mail.send(email);
  }
}
