import type { ChatMessage } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import type { JoinNotice } from './types.js';

const SHOWN_MS = 5000;

/** One notice for all recent joins. Each join increments its count; it disappears 5 s after the last join. */
export class JoinNotices {
  #notice: JoinNotice | null = null;
  #timer = new AbortController();

  constructor(private readonly deps: { readonly clock: Clock; readonly changed: () => void }) {}

  get current(): JoinNotice | null {
    return this.#notice;
  }

  add({ showName }: ChatMessage): void {
    this.#show({ count: (this.#notice?.count ?? 0) + 1, showName });
    void this.#fade();
  }

  close(): void {
    this.#timer.abort();
  }

  async #fade(): Promise<void> {
    this.#timer.abort();
    const timer = (this.#timer = new AbortController());
    await this.deps.clock.sleep(SHOWN_MS, timer.signal);
    if (!timer.signal.aborted) this.#show(null);
  }

  #show(notice: JoinNotice | null): void {
    this.#notice = notice;
    this.deps.changed();
  }
}
