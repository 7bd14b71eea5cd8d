import type { Tip } from '@khandai/contracts';
import { type Odds, rowKey } from '@khandai/odds-parser';
import { makeAutoObservable, observable } from 'mobx';
import { createStoreContext } from '../../shell/services/store-context';
import { valueOf } from '../odds';
import { categoryOf } from './tip-view';

/** What the companies of some tips offer now. */
export class TipPrices {
  private readonly pushed = observable.map<string, Odds>({}, { deep: false });
  private keys: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable<this, 'pushed' | 'keys'>(this, { pushed: false, keys: false }, { autoBind: true });
  }

  /** Follows the rows of these tips and forgets all others. */
  watch(tips: readonly Tip[]): void {
    this.keys = new Set(tips.flatMap((tip) => keyOf(tip) ?? []));
  }

  /** Applies pushed odds. */
  accept(list: readonly Odds[]): void {
    for (const odds of list) {
      const key = rowKey(odds);
      if (this.keys.has(key)) this.pushed.set(key, odds);
    }
  }

  /** The present price of what the tip picked; null when the company offers it no more. */
  nowOf(tip: Tip): number | null {
    const key = keyOf(tip);
    const odds = key === undefined ? undefined : this.pushed.get(key);
    if (!odds) return tip.priceNow;
    if (odds.close || odds.maintenance || lineOf(odds) !== tip.line) return null;
    return valueOf(odds, tip.side) ?? null;
  }
}

const keyOf = ({ fixture, market, company: { companyId } }: Tip): string | undefined =>
  fixture ? rowKey({ category: categoryOf(market), matchId: fixture.fixtureId, companyId }) : undefined;

const lineOf = ({ instant }: Odds): number | null => ('line' in instant ? instant.line : null);

export const [TipPricesContext, useTipPrices] = createStoreContext<TipPrices>('TipPrices');
