import type { LiveTotals } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';

/** The API call the feed needs. `mode` is a sport (10 football, 20 basketball, …), or 0 for all sports. */
export interface LiveTotalsApi {
  liveTotals(mode: number, signal: AbortSignal): Promise<LiveTotals>;
}

export interface LiveTotalsOptions {
  mode?: number;
  /** Totals the page already shows, so that an equal first reply emits no `changed`. */
  shown?: LiveTotals;
}

const REFRESH_MS = 60_000;

/** Polls how many matches are live, and which. The constructor starts nothing; `run` does. */
export class LiveTotalsFeed {
  /** Emits when new totals replace those in `shown`. */
  readonly changed = new Emitter<LiveTotals>();
  /** Emits every reply, even with equal totals: its matches may be newer than those shown or pushed. */
  readonly read = new Emitter<LiveTotals>();
  /** A refresh failed; the next one runs on schedule. */
  readonly failed = new Emitter<unknown>();
  readonly #deps: { readonly api: LiveTotalsApi; readonly clock: Clock };
  #mode: number;
  #shown: LiveTotals | undefined;
  /** Aborts the current refresh and the pause after it, which starts the next refresh. */
  #round = new AbortController();

  constructor(
    deps: { readonly api: LiveTotalsApi; readonly clock: Clock },
    { mode = 0, shown }: LiveTotalsOptions = {},
  ) {
    this.#deps = deps;
    this.#mode = mode;
    this.#shown = shown;
  }

  get mode(): number {
    return this.#mode;
  }

  get shown(): LiveTotals | undefined {
    return this.#shown;
  }

  /** Switches to another sport: clears the totals of the previous one and refreshes immediately. */
  setMode(mode: number): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#shown = undefined;
    this.#round.abort();
  }

  /** Refreshes immediately, for example when the page becomes visible again. */
  refreshNow(): void {
    this.#round.abort();
  }

  /** Refreshes every minute until `signal` aborts. A failed refresh emits `failed` and does not stop the loop. */
  async run(signal: AbortSignal): Promise<void> {
    const stop = () => this.#round.abort();
    signal.addEventListener('abort', stop);
    while (!signal.aborted) {
      this.#round = new AbortController();
      await this.#refresh(this.#round.signal);
      await this.#deps.clock.sleep(REFRESH_MS, this.#round.signal);
    }
    signal.removeEventListener('abort', stop);
  }

  async #refresh(signal: AbortSignal): Promise<void> {
    try {
      const totals = await this.#deps.api.liveTotals(this.#mode, signal);
      if (signal.aborted) return;
      this.read.emit(totals);
      if (this.#moved(totals)) this.#show(totals);
    } catch (error) {
      if (!signal.aborted) this.failed.emit(error);
    }
  }

  #show(totals: LiveTotals): void {
    this.#shown = totals;
    this.changed.emit(totals);
  }

  // Replaces the totals only if a count changed, even if the matches in the list differ.
  #moved({ totalLive, totalMode }: LiveTotals): boolean {
    return totalLive !== this.#shown?.totalLive || totalMode !== this.#shown.totalMode;
  }
}
