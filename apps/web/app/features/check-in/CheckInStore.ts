import { addMonths, monthOf } from '@khandai/calendar';
import { ApiError, type ApiClient } from '@khandai/api-client';
import type { CheckInSheet } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../shell/parts/Part';

export interface CheckInDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

/** What a press brought; 0 when the member had checked in before, on this device or another. */
export type CheckInOutcome =
  | { readonly kind: 'earned'; readonly points: number; readonly run: number }
  | { readonly kind: 'already' }
  | { readonly kind: 'failed'; readonly sentence: string | undefined };

/** A member's check-ins: a month at a time, and today's. */
export class CheckInStore {
  /** The shown month; undefined: the current one. */
  month: string | undefined = undefined;
  isBusy = false;
  readonly sheet: Part<CheckInSheet>;
  private visit = new AbortController();

  constructor(private readonly deps: CheckInDeps) {
    this.sheet = new Part({
      fetch: (signal) =>
        deps.api.call(
          'GET /au/api/user/check-in',
          { query: this.month === undefined ? {} : { month: this.month } },
          signal,
        ),
      report: deps.report,
    });
    makeAutoObservable<this, 'deps' | 'visit'>(this, { deps: false, visit: false, sheet: false }, { autoBind: true });
  }

  /** Loads the shown month again; what is on its way is dropped. */
  load(): void {
    this.leave();
    void this.sheet.load(this.visit.signal);
  }

  /** Shows a month before or after the one that was asked for last, but none after the current one. */
  step(months: 1 | -1): void {
    const { value: sheet } = this.sheet;
    if (!sheet) return;
    const month = addMonths(this.month ?? sheet.month, months);
    if (month > monthOf(sheet.today)) return;
    this.month = month;
    this.load();
  }

  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
  }

  /** Checks in. The sheet then shows the current month. */
  async checkIn(): Promise<CheckInOutcome | undefined> {
    if (this.isBusy) return undefined;
    this.become(true);
    try {
      const { sheet, earned } = await this.deps.api.call('POST /au/api/user/check-in', {});
      this.take(sheet);
      return earned > 0 ? { kind: 'earned', points: earned, run: sheet.run } : { kind: 'already' };
    } catch (error) {
      this.deps.report(error);
      return {
        kind: 'failed',
        sentence: error instanceof ApiError && error.kind === 'answer' ? error.message : undefined,
      };
    } finally {
      this.become(false);
    }
  }

  private take(sheet: CheckInSheet): void {
    this.leave();
    this.month = undefined;
    this.sheet.set(sheet);
  }

  private become(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
