import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOdds } from '../../domains/odds';
import { usePickWords } from '../../domains/picks';
import { priceText } from '../../domains/tips';
import type { Offer } from './bet-offers';
import type { BetStore, Chosen } from './BetStore';

interface TakeProps {
  readonly offer: Offer;
  readonly market: Chosen['bet']['market'];
  readonly bets: BetStore;
}

/** Agrees to the price that is offered now. */
export const TakePrice = observer(function TakePrice({ offer, market, bets }: TakeProps) {
  const { t } = usePickWords();
  const { settings } = useOdds();
  const { text } = priceText({ market }, offer.price, settings.oddsFormat);
  return (
    <Button
      look="primary"
      onClick={() => {
        bets.agree(offer);
      }}
    >
      {t('take', { price: text })}
    </Button>
  );
});
