import { HealthPart } from '@khandai/contracts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import { partsOf, type ProcessHealth, queuePart } from './health-parts.js';
import type { QueueHealthRepository } from './queue-health-repository.js';

const CHANNEL = 'health:reports';
const REPORT_MS = 10_000;
const LATE_MS = 30_000;
/** A process that says nothing for this long has ended. */
const EXPIRY_MS = 120_000;

const Report = Type.Object({ process: Type.String(), parts: Type.Array(HealthPart) });
type Report = Static<typeof Report>;

const report = Compile(Report);

export interface HealthBoardDeps {
  readonly bus: Pick<Bus, 'kind' | 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly health: { readiness(): Promise<ProcessHealth> };
  readonly queues: Pick<QueueHealthRepository, 'all'>;
  /** Names this process to the staff. */
  readonly process: string;
  readonly roles: string;
}

/** The health of all processes: each reports what its /readyz says to the others. */
export class HealthBoard {
  readonly #others = new Map<string, { readonly at: number; readonly parts: readonly HealthPart[] }>();

  constructor(private readonly deps: HealthBoardDeps) {}

  async list(): Promise<HealthPart[]> {
    const now = this.deps.clock.now();
    const queues = await this.deps.queues.all(new Date(now));
    return [...(await this.#own()), ...this.#reported(now), ...queues.map((row) => queuePart(row, now))];
  }

  /** Reports to the other processes until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { bus, clock } = this.deps;
    // A bus in memory has no other process to report to.
    if (bus.kind === 'memory') return;
    const stop = await bus.subscribe(CHANNEL, (text) => this.#receive(text));
    while (!signal.aborted) {
      await this.#report();
      await clock.sleep(REPORT_MS, signal);
    }
    await stop();
  }

  async #own(): Promise<HealthPart[]> {
    const { health, process, roles } = this.deps;
    return partsOf(process, roles, await health.readiness());
  }

  #reported(now: number): HealthPart[] {
    for (const [process, { at }] of this.#others) if (now - at >= EXPIRY_MS) this.#others.delete(process);
    return [...this.#others.values()].flatMap(({ at, parts }) =>
      parts.map((part) =>
        part.kind === 'process' && now - at >= LATE_MS ? { ...part, state: 'late' as const } : part,
      ),
    );
  }

  async #report(): Promise<void> {
    try {
      const parts = await this.#own();
      await this.deps.bus.publish(CHANNEL, JSON.stringify({ process: this.deps.process, parts } satisfies Report));
    } catch (err) {
      this.deps.log.warn({ err }, 'reporting the health of this process to the others failed');
    }
  }

  #receive(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!report.Check(message) || message.process === this.deps.process) return;
    this.#others.set(message.process, { at: this.deps.clock.now(), parts: message.parts });
  }
}
