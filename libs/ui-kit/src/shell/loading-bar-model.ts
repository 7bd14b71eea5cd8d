import { browserClock, type KitClock } from '../time/clock.js';

export interface LoadingBarOptions {
  clock?: KitClock;
  /** Time after which the bar is at 70 %, in milliseconds. */
  duration?: number;
  /** A page that loads within this time shows no bar; in milliseconds. */
  throttle?: number;
  /** How long the full bar stays visible, in milliseconds. */
  hideDelay?: number;
  /** Time between hiding the bar and resetting it to 0, in milliseconds. */
  resetDelay?: number;
}

export interface LoadingBarState {
  readonly visible: boolean;
  /** 0 to 100. */
  readonly progress: number;
  readonly failed: boolean;
}

const AT_REST: LoadingBarState = { visible: false, progress: 0, failed: false };
const STEP_MS = 100;

/** Progress of a page change. Its duration is unknown, so the bar slows down towards the end. */
export class LoadingBarModel {
  readonly #clock: KitClock;
  readonly #duration: number;
  readonly #throttle: number;
  readonly #hideDelay: number;
  readonly #resetDelay: number;
  readonly #listeners = new Set<() => void>();
  #state = AT_REST;
  #run = new AbortController();

  constructor({
    clock = browserClock,
    duration = 2000,
    throttle = 200,
    hideDelay = 500,
    resetDelay = 400,
  }: LoadingBarOptions = {}) {
    this.#clock = clock;
    this.#duration = duration;
    this.#throttle = throttle;
    this.#hideDelay = hideDelay;
    this.#resetDelay = resetDelay;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): LoadingBarState => this.#state;

  /** A page change starts; a running one restarts from 0. */
  start(): void {
    const signal = this.#begin();
    this.#set(AT_REST);
    void this.#advance(signal);
  }

  /** The page change ends. If the bar is not visible yet and the change succeeded, it never appears. */
  finish({ failed = false }: { failed?: boolean } = {}): void {
    const signal = this.#begin();
    if (!this.#state.visible && !failed) return this.#set(AT_REST);
    this.#set({ visible: true, progress: 100, failed });
    void this.#leave(signal);
  }

  #begin(): AbortSignal {
    this.#run.abort();
    this.#run = new AbortController();
    return this.#run.signal;
  }

  async #advance(signal: AbortSignal): Promise<void> {
    const startedAt = this.#clock.now();
    await this.#clock.sleep(this.#throttle, signal);
    while (!signal.aborted) {
      const elapsed = this.#clock.now() - startedAt;
      this.#set({ visible: true, progress: progressAfter(elapsed, this.#duration), failed: false });
      await this.#clock.sleep(STEP_MS, signal);
    }
  }

  async #leave(signal: AbortSignal): Promise<void> {
    await this.#clock.sleep(this.#hideDelay, signal);
    if (signal.aborted) return;
    this.#set({ ...this.#state, visible: false });
    await this.#clock.sleep(this.#resetDelay, signal);
    if (!signal.aborted) this.#set(AT_REST);
  }

  #set(state: LoadingBarState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Fast at first, then slower: 70 after `duration`, always below 100. */
function progressAfter(elapsed: number, duration: number): number {
  return (2 / Math.PI) * 100 * Math.atan((elapsed / duration) * 2);
}
