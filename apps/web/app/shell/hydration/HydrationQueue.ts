import { createContext } from 'react';

/**
 * Events that may change the page before all parts are hydrated. React hydrates the part that a press or typed text hits before it
 * handles the event. Back changes the router's context: React would empty a part whose gate is closed.
 */
const HURRYING_EVENTS = ['pointerdown', 'keydown', 'click', 'input', 'popstate'];

/** A part of the page that waits for its turn to hydrate. */
export interface HydrationGate {
  /** Resolves when the part may hydrate. */
  readonly opened: PromiseWithResolvers<undefined>;
  /** Resolves when the part is hydrated, or removed from the page. */
  readonly done: PromiseWithResolvers<undefined>;
}

export interface HydrationPorts {
  /** Resolves when the page is idle. */
  idle(): Promise<void>;
  /** Resolves after the time that the parts have for their turns. */
  deadline(): Promise<unknown>;
  /** Whether the page is in the background, where idle periods are rare. */
  isHidden(): boolean;
}

/** The window, and the input that `earlyInputScript` recorded. */
type Page = Pick<EventTarget, 'addEventListener'> & Pick<Window, 'earlyInput'>;

/**
 * Hydrates the parts of a page one after another, each in a task of its own, so that input never waits for the whole page. The
 * first input of a user opens all gates, and so does the deadline. A part stays the server's HTML until its turn, so the page's
 * stores start after all parts.
 */
export class HydrationQueue {
  /** Resolves when all parts are hydrated and the page's stores have started. */
  readonly finished = Promise.withResolvers<undefined>();
  private readonly gates = new Set<HydrationGate>();
  private readonly lastGates = new Set<HydrationGate>();
  private readonly hurry = Promise.withResolvers<undefined>();
  private isHurried = false;

  constructor(private readonly ports: HydrationPorts) {}

  /**
   * Opens all gates with the first input, or at once if there was input before. Call before React hydrates: its own listeners must
   * come later.
   */
  watchInput(page: Page): void {
    for (const type of HURRYING_EVENTS) page.addEventListener(type, this.openAll, { capture: true, once: true });
    const { earlyInput } = page;
    if (earlyInput?.click || earlyInput?.fields.size) this.openAll();
  }

  /** Adds a part, and returns a function that removes it. `last`: hydrates after all others. */
  add(gate: HydrationGate, last: boolean): () => void {
    const gates = last ? this.lastGates : this.gates;
    gates.add(gate);
    if (this.isHurried) open(gate);
    return () => {
      gates.delete(gate);
      gate.done.resolve(undefined);
    };
  }

  /** Opens one gate after another, and calls `start` when all parts are hydrated. Ends early when `signal` aborts. */
  async run(start: () => Promise<void>, signal: AbortSignal): Promise<void> {
    await Promise.race([this.openInTurns(signal), this.ports.deadline()]);
    if (signal.aborted) return;
    this.openAll();
    // A part that fails to hydrate must not hold back the stores.
    await Promise.race([this.allDone(), this.ports.deadline()]);
    if (signal.aborted) return;
    await start();
    if (!signal.aborted) this.finished.resolve(undefined);
  }

  /** Opens all gates now, also those of parts that are added later. React hydrates what is behind them as soon as it can. */
  readonly openAll = (): void => {
    this.isHurried = true;
    this.hurry.resolve(undefined);
    for (const gate of [...this.gates, ...this.lastGates]) open(gate);
  };

  private async openInTurns(signal: AbortSignal): Promise<void> {
    for (const gates of [this.gates, this.lastGates])
      for (const gate of gates) {
        if (!this.ports.isHidden()) await Promise.race([this.ports.idle(), this.hurry.promise]);
        if (signal.aborted) return;
        open(gate);
        await gate.done.promise;
        gates.delete(gate);
      }
  }

  private allDone(): Promise<unknown> {
    return Promise.all([...this.gates, ...this.lastGates].map(({ done }) => done.promise));
  }
}

function open({ opened }: HydrationGate): void {
  // React reads these fields, so that a part hydrates in the same event that opens its gate.
  void Object.assign(opened.promise, { status: 'fulfilled', value: undefined });
  opened.resolve(undefined);
}

/** Null where nothing hydrates late: on the server, and in a page that only the browser renders. */
export const HydrationContext = createContext<HydrationQueue | null>(null);
