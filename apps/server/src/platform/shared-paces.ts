import { randomUUID } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from './bus/bus.js';
import type { Log } from './log.js';
import type { Pace } from './pace.js';

// A slot that a user or an address took from a limit, on the process of this id.
const Taken = Type.Object({
  process: Type.String(),
  pace: Type.String(),
  who: Type.Union([Type.String(), Type.Integer()]),
});
type Taken = Static<typeof Taken>;

const taken = Compile(Taken);
const CHANNEL = 'paces:taken';

/** Counts a slot that another process gave. */
type Note = (who: string | number) => void;

/**
 * Lets rate limits hold over all processes: each tells the others which slots it gave. A notice takes a few milliseconds,
 * so requests to several processes at the same instant may get a few slots more. While the bus is down, each process
 * counts on its own.
 */
export class SharedPaces {
  readonly #process = randomUUID();
  readonly #notes = new Map<string, Note>();

  constructor(private readonly deps: { readonly bus: Bus; readonly log: Log }) {}

  /** @param name The same on every process, and of no other limit. */
  share<K extends string | number>(name: string, pace: Pace<K>, isWho: (who: string | number) => who is K): Pace<K> {
    pace.taken.on((who) => void this.#publish({ process: this.#process, pace: name, who }));
    this.#notes.set(name, (who) => {
      if (isWho(who)) pace.note(who);
    });
    return pace;
  }

  /** Counts the slots of the other processes until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!this.#hasOthers || signal.aborted) return;
    const stop = await this.deps.bus.subscribe(CHANNEL, (text) => this.#receive(text));
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await stop();
  }

  // A bus in memory has no other process.
  get #hasOthers(): boolean {
    return this.deps.bus.kind !== 'memory';
  }

  async #publish(slot: Taken): Promise<void> {
    if (!this.#hasOthers) return;
    try {
      await this.deps.bus.publish(CHANNEL, JSON.stringify(slot));
    } catch (error) {
      this.deps.log.warn({ err: error, pace: slot.pace }, 'other processes do not count a slot');
    }
  }

  #receive(text: string): void {
    const slot: unknown = JSON.parse(text);
    if (taken.Check(slot) && slot.process !== this.#process) this.#notes.get(slot.pace)?.(slot.who);
  }
}

export const isUserId = (who: string | number): who is number => typeof who === 'number';
export const isAddress = (who: string | number): who is string => typeof who === 'string';
/** Keys that name more than a user, such as a user's text in a room. */
export const isKey = (who: string | number): who is string => typeof who === 'string';
