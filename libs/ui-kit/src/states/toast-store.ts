import { browserClock, type KitClock } from '../time/clock.js';

export type ToastTone = 'ok' | 'bad' | 'info';

export interface ToastInput {
  tone: ToastTone;
  title: string;
  text?: string | undefined;
  actions?: readonly { label: string; onPress: () => void }[] | undefined;
  /** Milliseconds on screen; 5000 by default. */
  duration?: number | undefined;
  /** Other toasts leave first when there are too many. */
  keep?: boolean | undefined;
}

export interface Toast extends ToastInput {
  readonly id: number;
}

interface Running {
  left: number;
  startedAt: number;
  stop: AbortController;
}

const DURATION = 5000;
const MAX_TOASTS = 4;

/**
 * The visible toasts and the remaining time of each. Create one per page: on a server, users would share a module-level
 * store.
 */
export class ToastStore {
  #toasts: readonly Toast[] = [];
  readonly #timers = new Map<number, Running>();
  readonly #listeners = new Set<() => void>();
  readonly #clock: KitClock;
  #nextId = 1;

  constructor({ clock = browserClock }: { clock?: KitClock } = {}) {
    this.#clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until the toasts change. */
  readonly current = (): readonly Toast[] => this.#toasts;

  /** Shows a toast, in the place of one that says the same; a fifth one removes the oldest, if possible one without `keep`. */
  push(input: ToastInput): number {
    const toast = { ...input, id: this.#nextId++ };
    const same = this.#toasts.find((one) => saysTheSame(one, input));
    if (same) this.dismiss(same.id);
    const oldest = this.#toasts.find(({ keep }) => !keep) ?? this.#toasts[0];
    if (oldest && this.#toasts.length >= MAX_TOASTS) this.dismiss(oldest.id);
    this.#show([...this.#toasts, toast]);
    this.#start(toast.id, input.duration ?? DURATION);
    return toast.id;
  }

  dismiss(id: number): void {
    this.#timers.get(id)?.stop.abort();
    this.#timers.delete(id);
    this.#show(this.#toasts.filter((toast) => toast.id !== id));
  }

  /** Removes the toasts with buttons, which act for the member who just logged out. */
  dismissActions(): void {
    for (const { id, actions } of this.#toasts) if (actions) this.dismiss(id);
  }

  /** Pauses the toast's timer, e.g. while the pointer is over it. */
  pause(id: number): void {
    const running = this.#timers.get(id);
    if (!running || running.stop.signal.aborted) return;
    running.left -= this.#clock.now() - running.startedAt;
    running.stop.abort();
  }

  /** Resumes the timer with the remaining time. */
  resume(id: number): void {
    const running = this.#timers.get(id);
    if (running?.stop.signal.aborted) this.#start(id, running.left);
  }

  #start(id: number, left: number): void {
    const stop = new AbortController();
    this.#timers.set(id, { left, startedAt: this.#clock.now(), stop });
    void this.#clock.sleep(left, stop.signal).then(() => {
      if (!stop.signal.aborted) this.dismiss(id);
    });
  }

  #show(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

/** Buttons act for what happened each time. */
const saysTheSame = (one: ToastInput, other: ToastInput): boolean =>
  !one.actions && !other.actions && one.tone === other.tone && one.title === other.title && one.text === other.text;
