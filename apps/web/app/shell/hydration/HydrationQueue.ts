import { createContext } from 'react';

/** The first events of a user's input: React hydrates what they hit before it handles them. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'click'];

/** A part of the page that waits for its turn to hydrate. */
export interface HydrationGate {
  /** Resolves when the part may hydrate. */
  readonly opened: PromiseWithResolvers<undefined>;
  /** Resolves when the part is hydrated, or gone. */
  readonly done: PromiseWithResolvers<undefined>;
}

/**
 * Hydrates the parts of a page one after another, each in a task of its own, so that input never waits for the whole page. The
 * first input of a user opens all of them. Parts stay the server's HTML until their turn, so the page's stores may change only
 * after `run`.
 */
export class HydrationQueue {
  /** Resolves when all parts are hydrated. */
  readonly finished = Promise.withResolvers<undefined>();
  private readonly gates = new Set<HydrationGate>();
  private readonly lastGates = new Set<HydrationGate>();
  private hurried = false;

  /**
   * @param idle Resolves when the page is idle.
   * @param patience Resolves when a part has had enough time: one that fails, or whose code does not come, must not hold back the
   * others.
   */
  constructor(
    private readonly idle: () => Promise<void>,
    private readonly patience: () => Promise<unknown>,
  ) {}

  /** Adds a part, and returns a function that removes it. `last`: hydrates after all others. */
  add(gate: HydrationGate, last: boolean): () => void {
    const gates = last ? this.lastGates : this.gates;
    gates.add(gate);
    return () => {
      gates.delete(gate);
      gate.done.resolve(undefined);
    };
  }

  /** Opens one gate after another. Resolves when all parts are hydrated, or when `signal` aborts. */
  async run(page: Pick<EventTarget, 'addEventListener'>, signal: AbortSignal): Promise<void> {
    for (const type of INPUT_EVENTS) page.addEventListener(type, this.openAll, { capture: true, signal });
    await this.openEach(this.gates, signal);
    await this.openEach(this.lastGates, signal);
    if (!signal.aborted) this.finished.resolve(undefined);
  }

  /** Opens all gates now. React hydrates what is behind them as soon as it can. */
  readonly openAll = (): void => {
    this.hurried = true;
    for (const gate of [...this.gates, ...this.lastGates]) open(gate);
  };

  private async openEach(gates: Set<HydrationGate>, signal: AbortSignal): Promise<void> {
    for (const gate of gates) {
      if (!this.hurried) await this.idle();
      if (signal.aborted) return;
      open(gate);
      await Promise.race([gate.done.promise, this.patience()]);
      gates.delete(gate);
    }
  }
}

function open({ opened }: HydrationGate): void {
  // React reads these fields, so that a part hydrates in the same event that opens its gate.
  void Object.assign(opened.promise, { status: 'fulfilled', value: undefined });
  opened.resolve(undefined);
}

/** Null where nothing hydrates late: on the server, and in a page that only the browser renders. */
export const HydrationContext = createContext<HydrationQueue | null>(null);
