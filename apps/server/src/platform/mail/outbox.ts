import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import type { Letter, Mail } from './mail.js';

/** Pauses before trying again: a mail server that is away, or asks for patience (greylisting), is back in minutes. */
const PAUSES_MS = [10_000, 60_000, 300_000] as const;
/** Letters under way at once; more means that somebody floods us or that mail is long away. */
const MOST = 500;

export interface OutboxDeps {
  readonly mail: Mail;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends letters in its own time. Callers do not wait, so that how long an answer takes does not tell whether there was
 * anybody to write to. A letter that cannot be sent is logged and gone: whoever misses it asks again.
 */
export class Outbox {
  readonly #underWay = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(private readonly deps: OutboxDeps) {}

  /** @param write Looks whom to write to, and what. */
  post(write: () => Promise<readonly Letter[]>): void {
    if (this.#underWay.size >= MOST) {
      this.deps.log.error('a letter was dropped: too many are under way');
      return;
    }
    const work = this.#work(write).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  /** Letters that wait for another try are given up; those being sent are sent. */
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

/** SMTP: 5xx is a no for ever, everything else may change. */
function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
}
