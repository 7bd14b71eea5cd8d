import { dayAt, monthOf } from '@khandai/calendar';
import type { Fixture, MatchPage } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export type MatchKind = 'fixtures' | 'results';

export interface LeagueMonthDeps {
  /** A page of the league's matches: those to come, the soonest first, or those that are over, the newest first. */
  readonly page: (kind: MatchKind, cursor: string | undefined, signal: AbortSignal) => Promise<MatchPage>;
  readonly failed: (error: unknown) => void;
  /** The timezone of the reader, which they may change. */
  readonly clock: { readonly timezone: string };
}

/** How far a list is read: undefined before its first page, null behind the last one. */
interface Reach {
  readonly cursor: string | null | undefined;
  /** The month of the last match that was read. */
  readonly month: string | undefined;
}

const START: Reach = { cursor: undefined, month: undefined };

/** A month of one league. Pages are read until they reach that month, and not again. */
export class LeagueMonthStore {
  month: string;
  state: 'loading' | 'failed' | 'idle' = 'loading';
  private matches: readonly Fixture[] = [];
  private reach: Readonly<Record<MatchKind, Reach>> = { fixtures: START, results: START };
  private asking = new AbortController();

  constructor(
    month: string,
    private readonly deps: LeagueMonthDeps,
  ) {
    this.month = month;
    makeAutoObservable<this, 'deps' | 'asking' | 'matches' | 'reach'>(
      this,
      { deps: false, asking: false, matches: observableRef, reach: observableRef },
      { autoBind: true },
    );
  }

  /** The matches of a day, the first kick-off first. */
  on(day: string): readonly Fixture[] {
    return this.byDay.get(day) ?? [];
  }

  /** Shows a month, and reads what is missing of it. Also tries again after a failure. */
  async show(month: string): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.become('loading', month);
    try {
      for (const kind of ['fixtures', 'results'] as const)
        while (this.isShort(kind) && !signal.aborted) await this.read(kind, signal);
      if (!signal.aborted) this.become('idle');
    } catch (error) {
      if (signal.aborted) return;
      this.deps.failed(error);
      this.become('failed');
    }
  }

  close(): void {
    this.asking.abort();
  }

  private get byDay(): ReadonlyMap<string, readonly Fixture[]> {
    const sorted = [...this.matches].sort((a, b) => Date.parse(a.kickOff) - Date.parse(b.kickOff));
    return Map.groupBy(sorted, (fixture) => this.dayOf(fixture));
  }

  /** The list may have more matches of the month that is shown. */
  private isShort(kind: MatchKind): boolean {
    const { cursor, month } = this.reach[kind];
    if (cursor === null) return false;
    if (month === undefined) return true;
    return kind === 'fixtures' ? month <= this.month : month >= this.month;
  }

  private async read(kind: MatchKind, signal: AbortSignal): Promise<void> {
    const { list, cursor } = await this.deps.page(kind, this.reach[kind].cursor ?? undefined, signal);
    if (!signal.aborted) this.take(kind, list, cursor);
  }

  // A match that ends between two pages is in both lists.
  private take(kind: MatchKind, list: readonly Fixture[], cursor: string | null): void {
    const known = new Set(this.matches.map(({ fixtureId }) => fixtureId));
    this.matches = [...this.matches, ...list.filter(({ fixtureId }) => !known.has(fixtureId))];
    const last = list.at(-1);
    const month = last ? monthOf(this.dayOf(last)) : this.reach[kind].month;
    this.reach = { ...this.reach, [kind]: { cursor, month } };
  }

  private become(state: LeagueMonthStore['state'], month = this.month): void {
    this.state = state;
    this.month = month;
  }

  private dayOf({ kickOff }: Fixture): string {
    return dayAt(Date.parse(kickOff), this.deps.clock.timezone);
  }
}
