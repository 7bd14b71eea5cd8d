import type { ApiClient } from '@khandai/api-client';
import { isAborted } from '@khandai/api-client';
import { type SearchAnswer, type SearchGroup, type SearchHit, SearchLimit } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** Pause of typing after which suggestions are loaded. */
const PAUSE_MS = 150;

export interface PaletteDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Clock;
  readonly report: (error: unknown) => void;
  /** Whether the reader hides odds; observed. */
  readonly hidesOdds: () => boolean;
}

/** The quick search: what is typed, its suggestions, and which of them is chosen. */
export class PaletteStore {
  q = '';
  state: 'idle' | 'loading' | 'failed' = 'idle';
  answer: SearchAnswer | undefined = undefined;
  /** Place of the chosen suggestion; -1 for none. */
  active = -1;
  private session = new AbortController();

  constructor(private readonly deps: PaletteDeps) {
    makeAutoObservable<this, 'deps' | 'session'>(
      this,
      { deps: false, session: false, answer: observableRef },
      { autoBind: true },
    );
  }

  /** What is listed. Tips are as hidden as odds are. */
  get groups(): readonly SearchGroup[] {
    const groups = this.answer?.groups ?? [];
    return this.deps.hidesOdds() ? groups.filter(({ kind }) => kind !== 'tip') : groups;
  }

  /** Whether tips were found that the reader does not want to see. */
  get hasHiddenTips(): boolean {
    return this.groups.length < (this.answer?.groups.length ?? 0);
  }

  get hits(): readonly SearchHit[] {
    return this.groups.flatMap(({ list }) => list);
  }

  get chosen(): SearchHit | undefined {
    return this.hits[this.active];
  }

  /** Shows what is typed. While an input method composes a word, it is not searched for. */
  type(q: string, isComposing: boolean): void {
    this.q = q;
    this.active = -1;
    if (!isComposing) void this.search();
  }

  /** Loads the suggestions; those of an earlier text are dropped. */
  async search(): Promise<void> {
    this.close();
    this.session = new AbortController();
    const { signal } = this.session;
    const q = this.q.trim();
    if ([...q].length < SearchLimit.minLetters || [...q].length > SearchLimit.queryLength) {
      this.accept(signal, 'idle', undefined);
      return;
    }
    this.accept(signal, 'loading', this.answer);
    await this.deps.timers.sleep(PAUSE_MS, signal);
    if (signal.aborted) return;
    try {
      this.accept(signal, 'idle', await this.deps.api.call('GET /other/api/search/suggest', { query: { q } }, signal));
    } catch (error) {
      if (!isAborted(error)) this.deps.report(error);
      this.accept(signal, 'failed', undefined);
    }
  }

  /** Chooses the next suggestion, or the one before; behind the last one comes none. */
  move(step: 1 | -1): void {
    const places = this.hits.length + 1;
    this.active = ((this.active + 1 + step + places) % places) - 1;
  }

  close(): void {
    this.session.abort();
  }

  /** The only writer of answers. One that outlived its text changes nothing. */
  private accept(signal: AbortSignal, state: PaletteStore['state'], answer: SearchAnswer | undefined): void {
    if (signal.aborted) return;
    this.state = state;
    this.answer = answer;
    this.active = -1;
  }
}
