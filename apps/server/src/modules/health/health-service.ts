import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { FeedHealth } from './feed-health.js';

const TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly build: string;
  readonly database: Part;
  readonly bus: Part;
  readonly feeds: readonly (Omit<FeedHealth, 'freshAt' | 'calls'> & {
    readonly freshAt: string | null;
    /** Seconds since the last ingest. */
    readonly ageSeconds: number | null;
    /** Absent for a feed that makes no calls. */
    readonly calls?: readonly CallReadiness[];
  })[];
}

interface CallReadiness {
  readonly name: string;
  readonly answeredAt: string | null;
  /** Seconds since the last good answer. */
  readonly ageSeconds: number | null;
  readonly fault: string | null;
}

interface Part {
  readonly kind: string;
  readonly ok: boolean;
}

export interface HealthDeps {
  readonly database: Pick<Database, 'kind' | 'ping'>;
  readonly bus: Pick<Bus, 'kind' | 'ping'>;
  readonly feeds: readonly FeedHealth[];
  readonly clock: Clock;
  readonly build: string;
}

/**
 * Reports whether this process can serve. A stale feed is reported but does not fail the check: a restart would not fix
 * it.
 */
export class HealthService {
  constructor(private readonly deps: HealthDeps) {}

  async readiness(): Promise<Readiness> {
    const { build, feeds } = this.deps;
    const [database, bus] = await Promise.all([this.#probe(this.deps.database), this.#probe(this.deps.bus)]);
    return { ready: database.ok && bus.ok, build, database, bus, feeds: feeds.map((feed) => this.#describe(feed)) };
  }

  async #probe(part: { readonly kind: string; ping(): Promise<void> }): Promise<Part> {
    const late = new AbortController();
    const answered = part.ping().then(
      () => true,
      () => false,
    );
    const ok = await Promise.race([answered, this.deps.clock.sleep(TIMEOUT_MS, late.signal).then(() => false)]);
    late.abort();
    return { kind: part.kind, ok };
  }

  #describe({ name, freshAt, badInput, lastBad, calls }: FeedHealth): Readiness['feeds'][number] {
    const made = [...calls].map(([call, { answeredAt, fault }]) => ({
      name: call,
      answeredAt: answeredAt?.toISOString() ?? null,
      ageSeconds: this.#age(answeredAt),
      fault,
    }));
    return {
      name,
      freshAt: freshAt?.toISOString() ?? null,
      ageSeconds: this.#age(freshAt),
      badInput,
      lastBad,
      ...(made.length > 0 && { calls: made }),
    };
  }

  #age(at: Date | null): number | null {
    return at && Math.max(0, Math.round((this.deps.clock.now() - at.getTime()) / 1000));
  }
}
