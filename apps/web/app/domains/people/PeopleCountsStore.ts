import type { PeopleCount } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** How many friends and followers a member has. */
export class PeopleCountsStore {
  counts: PeopleCount | undefined = undefined;

  constructor(private readonly load: (userId: number, signal: AbortSignal) => Promise<PeopleCount>) {
    makeAutoObservable<this, 'load'>(this, { load: false, counts: observableRef }, { autoBind: true });
  }

  /** Loads the numbers again. Rejects as the call does; what is shown stays. */
  async refresh(userId: number, signal: AbortSignal): Promise<void> {
    const counts = await this.load(userId, signal);
    if (!signal.aborted) this.set(counts);
  }

  private set(counts: PeopleCount): void {
    this.counts = counts;
  }
}
