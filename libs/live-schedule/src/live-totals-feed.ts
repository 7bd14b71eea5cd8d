import type { LiveTotals } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';

/** What the feed asks of the network. `mode` is a sport (10 football, 20 basketball, …), 0 is all of them. */
export interface LiveTotalsApi {
  liveTotals(mode: number, signal: AbortSignal): Promise<LiveTotals>;
}

export interface LiveTotalsOptions {
  mode?: number;
  /** Totals a page already shows, so that the first answer changes only what differs. */
  shown?: LiveTotals;
}

const REFRESH_MS = 60_000;

/** How many matches are live, and which. Constructing it starts nothing; `run` does. */
export class LiveTotalsFeed {
  /** New totals replaced those shown. */
  readonly changed = new Emitter<LiveTotals>();
  /** Each answer, also one that replaces nothing: its matches may be newer than what was shown or pushed. */
  readonly read = new Emitter<LiveTotals>();
  /** A refresh failed; the next comes as usual. */
  readonly failed = new Emitter<unknown>();
  readonly #deps: { readonly api: LiveTotalsApi; readonly clock: Clock };
  #mode: number;
  #shown: LiveTotals | undefined;
  /** The refresh under way and the pause after it; aborting it begins the next one. */
  #round = new AbortController();

  constructor(deps: { readonly api: LiveTotalsApi; readonly clock: Clock }, { mode = 0, shown }: LiveTotalsOptions = {}) {
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

  /** Shows another sport: what was shown of the last one is forgotten, the refresh comes at once. */
  setMode(mode: number): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#shown = undefined;
    this.#round.abort();
  }

  /** Does not wait for the minute to pass, e.g. when the page is looked at again. */
  refreshNow(): void {
    this.#round.abort();
  }

  /** Refreshes every minute until `signal` aborts. A failed refresh is reported, never fatal. */
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

  // The list moves only together with a total, even when its rows differ.
  #moved({ totalLive, totalMode }: LiveTotals): boolean {
    return totalLive !== this.#shown?.totalLive || totalMode !== this.#shown.totalMode;
  }
}
