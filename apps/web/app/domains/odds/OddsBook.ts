import type { OddsRows } from '@khandai/contracts';
import {
  type Direction,
  type Odds,
  type OddsCategory,
  type OddsOf,
  movement,
  parseAllRows,
  rowKey,
} from '@khandai/odds-parser';
import { makeAutoObservable, observable } from 'mobx';
import type { Log } from '../../shell/services/log';

/** The last price change of a row since the page loaded. */
export interface OddsMove {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly directions: Readonly<Record<string, Direction>>;
}

/** The newest odds of a page. Malformed rows are logged and not shown. */
export class OddsBook {
  /** When a price last changed since the page loaded; undefined until one does. */
  changedAt: number | undefined = undefined;
  private readonly odds = observable.map<string, Odds>({}, { deep: false });
  private readonly moves = observable.map<string, OddsMove>({}, { deep: false });

  constructor(
    rows: OddsRows,
    private readonly log: Log,
  ) {
    makeAutoObservable<this, 'odds' | 'moves' | 'log'>(
      this,
      { odds: false, moves: false, log: false },
      { autoBind: true },
    );
    this.load(rows);
  }

  /** Loads the page's rows. A row that was pushed while they were loading is newer and stays. */
  load(rows: OddsRows): void {
    for (const odds of this.read(rows)) {
      const key = rowKey(odds);
      const before = this.odds.get(key);
      if (!before || before.changeTime <= odds.changeTime) this.odds.set(key, odds);
    }
  }

  /** Applies pushed rows. Opening prices stay, and an older row is ignored. */
  accept(rows: OddsRows, now: number): void {
    for (const odds of this.read(rows)) {
      const key = rowKey(odds);
      const before = this.odds.get(key);
      if (before && before.changeTime > odds.changeTime) continue;
      this.odds.set(key, { ...odds, initial: before?.initial ?? odds.initial } as Odds);
      if (!before) continue;
      const directions: Record<string, Direction> = { ...movement(before, odds) };
      if (Object.values(directions).every((way) => way === 'same')) continue;
      this.moves.set(key, { at: now, directions });
      this.changedAt = now;
    }
  }

  get<C extends OddsCategory>(category: C, matchId: string, companyId: number): OddsOf<C> | undefined {
    // The key contains the category, so the value has its type.
    return this.odds.get(rowKey({ category, matchId, companyId })) as OddsOf<C> | undefined;
  }

  /** Whether the row exists. Observers of this are not notified of price changes. */
  has(category: OddsCategory, matchId: string, companyId: number): boolean {
    return this.odds.has(rowKey({ category, matchId, companyId }));
  }

  moveOf(odds: Odds): OddsMove | undefined {
    return this.moves.get(rowKey(odds));
  }

  private read(rows: OddsRows): Odds[] {
    const { odds, bad } = parseAllRows(rows);
    if (bad.length > 0) this.log.warn('odds rows that cannot be read', bad);
    return odds;
  }
}
