import { isAborted } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';

export interface PartDeps<T> {
  /** Loads the part's data or code. */
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  readonly report: (error: unknown) => void;
}

/** A part of a page that loads independently. The last value stays during a reload and after a failed one. */
export class Part<T> {
  value: T | undefined = undefined;
  state: 'loading' | 'failed' | 'idle' = 'loading';

  constructor(private readonly deps: PartDeps<T>) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, value: observableRef });
  }

  /** Loads the part. Callers abort the `signal` of an earlier load, so that only the newest answer counts. */
  async load(signal: AbortSignal): Promise<void> {
    this.become('loading');
    try {
      const value = await this.deps.fetch(signal);
      if (!signal.aborted) this.set(value);
    } catch (error) {
      if (signal.aborted) return;
      if (!isAborted(error)) this.deps.report(error);
      this.become('failed');
    }
  }

  set(value: T): void {
    this.value = value;
    this.state = 'idle';
  }

  private become(state: 'loading' | 'failed'): void {
    this.state = state;
  }
}
