import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Hidden, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { useOdds } from '../odds';
import { isOpen, priceText } from './tip-view';
import { useTipPrices } from './TipPrices';
import { useTipWords } from './use-tip-words';

/** A price as the user writes prices; a negative one in red. */
export const PriceNumber = observer(function PriceNumber({
  tip,
  price,
}: {
  readonly tip: Pick<Tip, 'market'>;
  readonly price: number;
}) {
  const { settings } = useOdds();
  const { text, negative } = priceText(tip, price, settings.oddsFormat);
  return <span css={[number, negative && red]}>{text}</span>;
});

/** What an open tip's price is now, beside the one it was posted at: `nay 0.87`, with the direction. */
export const PriceNow = observer(function PriceNow({ tip }: { readonly tip: Tip }) {
  const { t } = useTipWords();
  const { clock } = useServices();
  const prices = useTipPrices();
  if (!isOpen(tip, clock.minute)) return tip.state === 'open' || tip.state === 'locked' ? t('untilEnd') : null;
  const now = prices.nowOf(tip);
  if (now === null) return t('notOffered');
  if (now === tip.price) return t('unchanged');
  const isUp = now > tip.price;
  return (
    <>
      {t('now')} <PriceNumber tip={tip} price={now} />{' '}
      <Icon icon={isUp ? icons.arrowUp : icons.arrowDown} size={14} css={isUp ? up : down} />
      <Hidden>{t(isUp ? 'up' : 'down')}</Hidden>
    </>
  );
});

const number = css`
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
`;

const red = css`
  color: var(--c-neg);
`;

const arrow = css`
  display: inline-block;
  vertical-align: -2px;
`;

const up = css`
  ${arrow};
  color: var(--c-rise);
`;

const down = css`
  ${arrow};
  color: var(--c-fall);
`;
