import type { Clock } from '../../platform/clock.js';

const TIMEOUT_MS = 1_500;
/** A missing icon is not requested again for this time. */
export const MISSING_MS = 60_000;
const MAX_CACHED = 500;

/** A public icon service. Resolves to an SVG, or rejects. */
export interface IconSource {
  icon(name: string, signal: AbortSignal): Promise<string>;
}

export interface IconServiceDeps {
  readonly source: IconSource;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
}

interface Known {
  readonly svg: string | undefined;
  readonly until: number;
}

/**
 * External icons by name. A request times out after 1,500 ms with a warning in the log; the site then shows a
 * drawing of its own.
 */
export class IconService {
  readonly #known = new Map<string, Known>();
  readonly #inProgress = new Map<string, Promise<string | undefined>>();

  constructor(private readonly deps: IconServiceDeps) {}

  /**
   * Undefined when the service has no such icon, is slow or is down. Concurrent calls for one icon share one request.
   */
  async icon(name: string): Promise<string | undefined> {
    const known = this.#known.get(name);
    if (known && known.until > this.deps.clock.now()) return known.svg;
    const asking = this.#inProgress.get(name) ?? this.#fetch(name);
    this.#inProgress.set(name, asking);
    return asking;
  }

  async #fetch(name: string): Promise<string | undefined> {
    const svg = await this.#request(name);
    this.#inProgress.delete(name);
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    this.#known.set(name, { svg, until: svg === undefined ? this.deps.clock.now() + MISSING_MS : Infinity });
    return svg;
  }

  async #request(name: string): Promise<string | undefined> {
    const { source, clock, log } = this.deps;
    const stop = new AbortController();
    const late = clock.sleep(TIMEOUT_MS, stop.signal).then(() => {
      throw new Error(`no icon within ${TIMEOUT_MS} ms`);
    });
    // When the icon wins the race, nothing else handles the timeout's rejection.
    late.catch(() => undefined);
    try {
      return await Promise.race([source.icon(name, stop.signal), late]);
    } catch (err) {
      log.warn({ err, name }, 'loading an icon failed');
      return undefined;
    } finally {
      stop.abort();
    }
  }
}
