import type { FixtureOdds } from '@khandai/contracts';
import type { OddsCategory } from '@khandai/odds-parser';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLive } from '../../domains/match';
import {
  CompareOdds,
  firstWatched,
  MatchOddsContext,
  MatchOddsStore,
  OddsArea,
  OddsHidden,
  OddsNote,
  useOdds,
} from '../../domains/odds';
import { useServices } from '../../shell/services/services';
import * as styles from './board.styles';

export interface MarketBoardProps {
  readonly odds: FixtureOdds;
  /** The market, of the full match and of its first half. */
  readonly markets: readonly OddsCategory[];
}

/** Prices of one market at all companies, and how those of one company moved. */
export const MarketBoard = observer(function MarketBoard({ odds, markets }: MarketBoardProps) {
  const { clock, log } = useServices();
  const live = useLive();
  const { settings } = useOdds();
  const [store] = useState(() => new MatchOddsStore(odds, { clock, log, live, markets }));
  const [data] = useState(() => ({ odds, watched: firstWatched(odds, markets), history: undefined }));
  useEffect(() => {
    if (store.data !== odds) store.load(odds);
  }, [store, odds]);
  if (settings.hideOdds) return <OddsHidden />;
  return (
    <MatchOddsContext value={store}>
      <OddsArea>
        <div css={styles.board}>
          <CompareOdds data={data} />
          <OddsNote />
        </div>
      </OddsArea>
    </MatchOddsContext>
  );
});
