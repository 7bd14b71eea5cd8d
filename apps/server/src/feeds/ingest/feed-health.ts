import type { Clock } from '@khandai/runtime';
import type { BadInput } from '../../modules/fixtures/feed.js';

const MAX_SHOWN = 20;
const MAX_REMEMBERED = 5000;

/** Freshness and bad input of the running feed, for /readyz. A line that stays bad counts once. */
export class FeedHealth {
  readonly name: string;
  readonly #clock: Clock;
  readonly #seen = new Set<string>();
  #freshAt: Date | null = null;
  #badInput = 0;
  #lastBad: readonly BadInput[] = [];

  constructor({ feed, clock }: { feed: string; clock: Clock }) {
    this.name = feed;
    this.#clock = clock;
  }

  get freshAt(): Date | null {
    return this.#freshAt;
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
