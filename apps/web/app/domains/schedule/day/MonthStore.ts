import { monthOf } from '@khandai/calendar';
import type { MonthCounts } from '@khandai/contracts';
import { makeAutoObservable, observable, observableRef } from 'mobx';

export interface MonthDeps {
  readonly counts: (month: string, signal: AbortSignal) => Promise<MonthCounts>;
  /** Called when counts fail to load; the month then shows no dots. */
  readonly failed: (error: unknown) => void;
}

/** The month of the calendar, and the number of matches on each day. */
export class MonthStore {
  /** `2026-11`. */
  month: string;
  busy = false;
  private readonly counts = observable.map<string, ReadonlyMap<string, number>>({}, { deep: false });
  private asking = new AbortController();

  /** `known` are the counts from the loader. */
  constructor(
    month: string,
    known: MonthCounts | undefined,
    private readonly deps: MonthDeps,
  ) {
    this.month = month;
    makeAutoObservable<this, 'counts' | 'deps' | 'asking'>(
      this,
      { counts: false, deps: false, asking: observableRef },
      { autoBind: true },
    );
    if (known) this.accept(known);
  }

  /** Number of matches on a day; 0 until known. */
  totalOf(day: string): number {
    return this.counts.get(monthOf(day))?.get(day) ?? 0;
  }

  async show(month: string): Promise<void> {
    this.asking.abort();
    this.month = month;
    if (this.counts.has(month)) {
      // The request for the previous month is aborted, so nothing is pending.
      this.setBusy(false);
      return;
    }
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.setBusy(true);
    try {
      const counts = await this.deps.counts(month, signal);
      if (!signal.aborted) this.accept(counts);
    } catch (error) {
      if (!signal.aborted) this.deps.failed(error);
    } finally {
      if (!signal.aborted) this.setBusy(false);
    }
  }

  close(): void {
    this.asking.abort();
  }

  private accept({ month, days }: MonthCounts): void {
    this.counts.set(month, new Map(days.map(({ date, total }) => [date, total])));
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
  }
}
