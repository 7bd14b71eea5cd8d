import type { ChatMessage } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** Wait after the last typed letter. */
const PAUSE_MS = 350;

export interface FoundMessages {
  readonly total: number;
  /** Oldest first. */
  readonly list: readonly ChatMessage[];
}

export interface RoomSearchDeps {
  readonly find: (text: string, signal: AbortSignal) => Promise<FoundMessages>;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
}

/** A search in the messages of one room. */
export class RoomSearchStore {
  query = '';
  state: 'idle' | 'searching' | 'failed' = 'idle';
  /** Newest first. */
  found: readonly ChatMessage[] = [];
  total = 0;
  /** What `found` was searched for. */
  searched = '';
  private turn = new AbortController();

  constructor(private readonly deps: RoomSearchDeps) {
    makeAutoObservable<this, 'deps' | 'turn'>(
      this,
      { deps: false, turn: false, found: observableRef },
      { autoBind: true },
    );
  }

  /** Searches after a pause in typing. */
  write(query: string): void {
    this.query = query;
    void this.search(PAUSE_MS);
  }

  /** Searches at once: after Enter, and to try again. */
  async search(pauseMs = 0): Promise<void> {
    this.turn.abort();
    const { signal } = (this.turn = new AbortController());
    const text = this.query.trim();
    if (text === '') {
      this.show('', { total: 0, list: [] });
      return;
    }
    this.become('searching');
    try {
      if (pauseMs > 0) await this.deps.clock.sleep(pauseMs, signal);
      if (signal.aborted) return;
      const found = await this.deps.find(text, signal);
      if (!signal.aborted) this.show(text, found);
    } catch (error) {
      if (signal.aborted) return;
      this.become('failed');
      this.deps.failed(error);
    }
  }

  close(): void {
    this.turn.abort();
  }

  private show(searched: string, { total, list }: FoundMessages): void {
    this.searched = searched;
    this.total = total;
    this.found = list.toReversed();
    this.state = 'idle';
  }

  private become(state: 'searching' | 'failed'): void {
    this.state = state;
  }
}
