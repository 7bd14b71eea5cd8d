import type { Tip } from '@khandai/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useFollowOdds } from '../odds';
import { TipPrices, TipPricesContext } from './TipPrices';

export interface PricedTipsProps {
  /** Those whose present prices the children show. */
  readonly tips: readonly Tip[];
  readonly children: ReactNode;
}

/** Follows the prices of tips. Pushed prices are applied in batches. */
export function PricedTips({ tips, children }: PricedTipsProps) {
  const [prices] = useState(() => new TipPrices());
  const follow = useFollowOdds();
  useEffect(() => {
    prices.watch(tips);
  }, [prices, tips]);
  useEffect(() => {
    const session = new AbortController();
    follow(prices.accept, session.signal);
    return () => {
      session.abort();
    };
  }, [prices, follow]);
  return <TipPricesContext value={prices}>{children}</TipPricesContext>;
}
