import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import type { Letter, Mail } from './mail.js';

/** Delays before each retry: a mail server that is down, or that greylists, usually accepts within minutes. */
const PAUSES_MS = [10_000, 60_000, 300_000] as const;
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
  readonly #underWay = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(private readonly deps: OutboxDeps) {}

  /** @param write Looks up the recipients and composes the e-mails. */
  post(write: () => Promise<readonly Letter[]>): void {
    if (this.#underWay.size >= MAX_PENDING) {
      this.deps.log.error('a letter was dropped: too many are under way');
      return;
    }
    const work = this.#work(write).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  /** Drops e-mails that wait for a retry, and waits for those being sent. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay);
    await this.deps.mail.close();
  }

  async #work(write: () => Promise<readonly Letter[]>): Promise<void> {
    try {
      const letters = await write();
      await Promise.all(letters.map((letter) => this.#send(letter)));
    } catch (error) {
      this.deps.log.error({ err: error }, 'a letter was not sent');
    }
  }

  async #send(letter: Letter): Promise<void> {
    const { mail, clock, log } = this.deps;
    for (const pause of PAUSES_MS) {
      try {
        return await mail.send(letter);
      } catch (error) {
        if (isFinal(error) || this.#stop.signal.aborted) throw error;
        log.warn({ err: error }, 'a letter will be tried again');
      }
      await clock.sleep(pause, this.#stop.signal);
    }
    await mail.send(letter);
  }
}

/** In SMTP, 5xx is a permanent failure; any other error may be temporary. */
function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
}
