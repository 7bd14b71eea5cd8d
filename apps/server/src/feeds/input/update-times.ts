import type { Clock } from '@khandai/runtime';

/** A time this far in the future comes from a clock that was wrong: it would hold back all that follows. */
const WRONG_CLOCK_MS = 3_600_000;

/** Times at which a source changed its items, by key, so that an answer that comes late changes nothing. */
export class UpdateTimes {
  readonly #newest = new Map<string, number>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** The time, unless it is unusable. */
  usable(at: number | undefined): number | undefined {
    return at !== undefined && at <= this.clock.now() + WRONG_CLOCK_MS ? at : undefined;
  }

  /** An item without a usable time is never older. */
  isOlder(key: string, at: number | undefined): boolean {
    const time = this.usable(at);
    return time !== undefined && time < (this.#newest.get(key) ?? -Infinity);
  }

  note(key: string, at: number | undefined): void {
    const time = this.usable(at);
    if (time !== undefined) this.#newest.set(key, Math.max(time, this.#newest.get(key) ?? -Infinity));
  }

  newest(key: string): number | undefined {
    return this.#newest.get(key);
  }

  delete(key: string): void {
    this.#newest.delete(key);
  }
}
