import type { Clock } from '@khandai/runtime';
import type { BadInput } from '../../modules/fixtures/feed.js';

const MAX_SHOWN = 20;
const MAX_REMEMBERED = 5000;

interface FeedHealthOptions {
  readonly feed: string;
  readonly clock: Clock;
  readonly log?: { warn(fields: object, message: string): void };
}

interface CallHealth {
  /** Time of the last good answer. */
  answeredAt: Date | null;
  /** What was wrong with the last answer, in Vietnamese; null when it was good. */
  fault: string | null;
}

/** Freshness and bad input of the running feed, for /readyz. A line that stays bad counts once. */
export class FeedHealth {
  readonly name: string;
  readonly #clock: Clock;
  readonly #log: FeedHealthOptions['log'];
  readonly #seen = new Set<string>();
  readonly #calls = new Map<string, CallHealth>();
  #freshAt: Date | null = null;
  #badInput = 0;
  #lastBad: readonly BadInput[] = [];

  constructor({ feed, clock, log }: FeedHealthOptions) {
    this.name = feed;
    this.#clock = clock;
    this.#log = log;
  }

  get freshAt(): Date | null {
    return this.#freshAt;
  }

  /** The calls of a feed that asks its source over HTTP; empty for other feeds. */
  get calls(): ReadonlyMap<string, Readonly<CallHealth>> {
    return this.#calls;
  }

  /** Number of different unusable lines. */
  get badInput(): number {
    return this.#badInput;
  }

  /** The first unusable line, which may be the cause of others, then the newest ones: at most twenty. */
  get lastBad(): readonly BadInput[] {
    return this.#lastBad;
  }

  /** Records that a batch was ingested. */
  batchIngested(): void {
    this.#freshAt = new Date(this.#clock.now());
  }

  answered(call: string, at: Date): void {
    this.#callOf(call).answeredAt = at;
  }

  /** A fault that lasts is logged once. @param fault null once the call is well again */
  failed(call: string, fault: string | null): void {
    const health = this.#callOf(call);
    if (fault !== null && fault !== health.fault) this.#log?.warn({ call, fault }, 'a call of the feed failed');
    health.fault = fault;
  }

  #callOf(call: string): CallHealth {
    const health = this.#calls.get(call) ?? { answeredAt: null, fault: null };
    this.#calls.set(call, health);
    return health;
  }

  /** Counts inputs that are new, and returns them. */
  countNew(inputs: readonly BadInput[]): BadInput[] {
    const unknown = inputs.filter((input) => this.#remember(input));
    this.#badInput += unknown.length;
    if (unknown.length > 0) this.#lastBad = shown([...this.#lastBad, ...unknown]);
    return unknown;
  }

  #remember({ file, row, reason }: BadInput): boolean {
    const key = `${file}\n${row ?? ''}\n${reason}`;
    if (this.#seen.has(key)) return false;
    if (this.#seen.size >= MAX_REMEMBERED) this.#seen.clear();
    this.#seen.add(key);
    return true;
  }
}

const shown = ([first, ...others]: readonly BadInput[]): BadInput[] =>
  first ? [first, ...others.slice(1 - MAX_SHOWN)] : [];
