/** Max number of route chunks to preload in parallel. */
const MAX_PARALLEL = 4;

export interface PreloadsDeps {
  /** Preloads one file; rejects if it fails to load. */
  readonly load: (url: string) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Preloads the chunks of pages a user is about to open: each once, few in parallel, the newest request first. */
export class Preloads {
  private readonly known = new Set<string>();
  private readonly waiting: string[][] = [];
  private running = 0;

  constructor(private readonly deps: PreloadsDeps) {}

  /** Requests all files of one route; skips files requested before. */
  want(urls: readonly string[]): void {
    const fresh = urls.filter((url) => !this.known.has(url));
    if (fresh.length === 0) return;
    for (const url of fresh) this.known.add(url);
    this.waiting.unshift(fresh);
    this.next();
  }

  private next(): void {
    while (this.running < MAX_PARALLEL) {
      const route = this.waiting.shift();
      if (!route) return;
      this.running += 1;
      void this.fetch(route);
    }
  }

  private async fetch(route: readonly string[]): Promise<void> {
    const results = await Promise.allSettled(route.map((url) => this.deps.load(url)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      this.known.delete(route[index] ?? '');
      this.deps.failed(result.reason);
    }
    this.running -= 1;
    this.next();
  }
}
