import { type Clock, Emitter } from '@khandai/runtime';

const CHECK_MS = 3_600_000;

export interface BuildWatchDeps {
  /** Id of the build that served this page. */
  readonly own: string;
  /** Loads the id of the current build. */
  readonly latest: (signal: AbortSignal) => Promise<string>;
  readonly clock: Clock;
}

/** Detects a newer build than the page's own: checks once an hour, and when a socket greets with another build. */
export class BuildWatch {
  /** A different build is live; fires once. */
  readonly outdated = new Emitter<string>();
  readonly failed = new Emitter<unknown>();
  private reported = false;
  private checkPending = false;
  private life: AbortSignal | undefined;

  constructor(private readonly deps: BuildWatchDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    this.life = signal;
    if (this.checkPending) await this.check(signal);
    while (!signal.aborted) {
      await this.deps.clock.sleep(CHECK_MS, signal);
      if (!signal.aborted) await this.check(signal);
    }
  }

  /**
   * Takes the build id from a socket greeting. During a deployment two builds are live, so `/builds/latest.json`
   * decides: now, or as soon as `run` starts.
   */
  buildSeen(build: string): void {
    if (build === this.deps.own) return;
    this.checkPending = true;
    if (this.life && !this.life.aborted) void this.check(this.life);
  }

  private async check(signal: AbortSignal): Promise<void> {
    if (this.reported || this.deps.own === '') return;
    try {
      const latest = await this.deps.latest(signal);
      if (signal.aborted || this.reported || latest === this.deps.own) return;
      this.reported = true;
      this.outdated.emit(latest);
    } catch (error) {
      if (!signal.aborted) this.failed.emit(error);
    }
  }
}

/** Reads `/builds/latest.json`. */
export async function latestBuild(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/builds/latest.json', { signal, cache: 'no-cache' });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof body !== 'object' || body === null || !('id' in body) || typeof body.id !== 'string') {
    throw new Error(`the latest build was answered with ${answer.status}`);
  }
  return body.id;
}
