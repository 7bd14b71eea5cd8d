import type { OddsRows } from '@khandai/contracts';
import { type Direction, type Odds, type OddsCategory, type OddsOf, oddsChange, rowKey } from '@khandai/odds-parser';
import { Emitter } from '@khandai/runtime';
import { makeAutoObservable, observable } from 'mobx';
import type { Log } from '../../shell/services/log';
import { readRows } from './read-rows';

/** The last price change of a row since the page loaded. */
export interface PriceMove {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly directions: Readonly<Record<string, Direction>>;
}

/** A row before and after its prices, its line or its offer changed. */
export interface RowMove {
  readonly before: Odds;
  readonly after: Odds;
}

/** The newest odds of a page, by row key. */
export class OddsBook {
  /** When a price last changed since the page loaded; undefined until one does. */
  changedAt: number | undefined = undefined;
  /** Pushed rows changed their prices, or were suspended or opened. */
  readonly moved = new Emitter<readonly RowMove[]>();
  private readonly odds = observable.map<string, Odds>({}, { deep: false });
  private readonly moves = observable.map<string, PriceMove>({}, { deep: false });
  private loaded: OddsRows | undefined = undefined;

  constructor(
    rows: OddsRows,
    private readonly log: Log,
  ) {
    makeAutoObservable<this, 'odds' | 'moves' | 'loaded' | 'log'>(
      this,
      { odds: false, moves: false, moved: false, loaded: false, log: false },
      { autoBind: true },
    );
    this.load(rows);
  }

  /**
   * Loads the page's rows, unless they are the ones it has loaded. A row that was pushed while they were loading is newer
   * and stays.
   */
  load(rows: OddsRows): void {
    if (rows === this.loaded) return;
    this.loaded = rows;
    for (const odds of readRows(rows, this.log)) {
      const key = rowKey(odds);
      const before = this.odds.get(key);
      if (!before || before.changeTime <= odds.changeTime) this.odds.set(key, odds);
    }
  }

  /** Applies pushed odds. Opening prices stay, and older odds are ignored. */
  accept(list: readonly Odds[], now: number): void {
    const moved: RowMove[] = [];
    for (const odds of list) {
      const key = rowKey(odds);
      const before = this.odds.get(key);
      if (before && before.changeTime > odds.changeTime) continue;
      this.odds.set(key, { ...odds, initial: before?.initial ?? odds.initial } as Odds);
      if (!before) continue;
      const { movement, lineMoved, offer } = oddsChange<Odds>(before, odds);
      const isPriced = Object.values(movement).some((way) => way !== 'same');
      if (isPriced || offer !== 'same') moved.push({ before, after: odds });
      if (!isPriced) continue;
      // Prices of two lines are not comparable.
      this.moves.set(key, { at: now, directions: lineMoved ? {} : { ...movement } });
      this.changedAt = now;
    }
    if (moved.length > 0) this.moved.emit(moved);
  }

  get<C extends OddsCategory>(category: C, matchId: string, companyId: number): OddsOf<C> | undefined {
    // The key contains the category, so the value has its type.
    return this.odds.get(rowKey({ category, matchId, companyId })) as OddsOf<C> | undefined;
  }

  /** Whether the row exists. Observers of this are not notified of price changes. */
  has(category: OddsCategory, matchId: string, companyId: number): boolean {
    return this.odds.has(rowKey({ category, matchId, companyId }));
  }

  moveOf(odds: Odds): PriceMove | undefined {
    return this.moves.get(rowKey(odds));
  }
}
