import type { Clock } from '@khandai/runtime';
import { makeAutoObservable } from 'mobx';

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Time and timezone of the whole page. Both start with the server's values, so that the first paint in the browser
 * equals the server's markup; after hydration the viewer's values replace them.
 */
export class ClockStore {
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
  timezone: string;
  private skew = 0;

  constructor(
    /** What the server rendered with. */
    readonly served: { readonly now: number; readonly timezone: string },
    private readonly clock: Clock,
  ) {
    this.now = served.now;
    this.timezone = served.timezone;
    makeAutoObservable<this, 'clock' | 'skew'>(
      this,
      { served: false, exact: false, clock: false, skew: false },
      { autoBind: true },
    );
  }

  /** `now` in whole minutes, for observers that need not rerender each second. */
  get minute(): number {
    return Math.floor(this.now / MINUTE_MS) * MINUTE_MS;
  }

  /** The time of the call: `now` moves only once a second, too coarse to measure with. */
  exact(): number {
    return this.clock.now() + this.skew;
  }

  /** Ticks every second until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.tick();
      await this.clock.sleep(TICK_MS, signal);
    }
  }

  /** Follows the server's clock, so that a phone with a wrong clock shows the right minute. */
  follow(serverNow: number): void {
    this.skew = serverNow - this.clock.now();
    this.tick();
  }

  useTimezone(timezone: string): void {
    this.timezone = timezone;
  }

  private tick(): void {
    this.now = this.exact();
  }
}
