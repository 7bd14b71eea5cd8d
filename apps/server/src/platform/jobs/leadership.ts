import type { Clock } from '../clock.js';
import type { Log } from '../log.js';

/** The right to run one continuous job, stored in the database. */
export interface Claim {
  /** Renews the claim's heartbeat. Returns false when another process holds the claim by now. */
  touch(): Promise<boolean>;
  /** Releases the claim, so that the next process need not wait for a timeout. */
  release(): Promise<void>;
}

export interface LeadershipDeps {
  readonly name: string;
  /** Takes the claim, or resolves to undefined while another process holds it. */
  readonly claim: () => Promise<Claim | undefined>;
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error' | 'warn'>;
}

/** Interval at which a process without the claim tries to take it. */
const RETRY_MS = 2_000;
const TOUCH_MS = 3_000;
/** The database frees a claim after this long without a heartbeat; pg-boss accepts no shorter time. */
export const CLAIM_SECONDS = 10;
/** A holder stops its work this long after its last successful heartbeat: before another process can start the job. */
const HOLD_MS = CLAIM_SECONDS * 1_000 - 2_000;

/** Runs one continuous job while this process holds its claim. */
export class Leadership {
  constructor(private readonly deps: LeadershipDeps) {}

  /** Resolves when `signal` aborts and the work has ended. */
  async run(signal: AbortSignal): Promise<void> {
    const { name, claim, clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        const taken = await claim();
        if (taken) await this.#hold(taken, signal);
      } catch (err) {
        log.error({ err, job: name }, 'a continuous job failed and will restart');
      }
      await clock.sleep(RETRY_MS, signal);
    }
  }

  async #hold(claim: Claim, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const lost = new AbortController();
    const watch = this.#touchUntil(ended.signal, claim, lost);
    try {
      await this.deps.work(AbortSignal.any([signal, lost.signal]));
    } finally {
      ended.abort();
      await watch;
      await claim.release();
    }
  }

  /** Sends heartbeats until `ended` aborts, and aborts `lost` when the claim is or may be lost. */
  async #touchUntil(ended: AbortSignal, claim: Claim, lost: AbortController): Promise<void> {
    const { name, clock, log } = this.deps;
    let touchedAt = clock.now();
    while (!ended.aborted) {
      await clock.sleep(TOUCH_MS, ended);
      if (ended.aborted) return;
      const requestedAt = clock.now();
      const held = await this.#touch(claim, touchedAt + HOLD_MS - requestedAt, ended);
      if (ended.aborted) return;
      // The database counts from when it receives the heartbeat, which is never earlier than `requestedAt`.
      if (held) touchedAt = requestedAt;
      else if (held === false || clock.now() - touchedAt >= HOLD_MS) {
        log.warn({ job: name }, 'a continuous job lost its claim and stops in this process');
        return lost.abort();
      }
    }
  }

  /** Returns undefined when the database does not reply within `patienceMs`, or replies with an error. */
  async #touch(claim: Claim, timeoutMs: number, ended: AbortSignal): Promise<boolean | undefined> {
    const { name, clock, log } = this.deps;
    if (timeoutMs <= 0) return undefined;
    const answered = new AbortController();
    const touch = claim.touch().catch((err: unknown) => {
      log.warn({ err, job: name }, 'renewing the claim of a continuous job failed');
      return undefined;
    });
    const late = clock.sleep(timeoutMs, AbortSignal.any([answered.signal, ended])).then(() => undefined);
    const held = await Promise.race([touch, late]);
    answered.abort();
    return held;
  }
}
