import { css } from '@emotion/react';
import type { TipMarket } from '@khandai/contracts';
import { Button, Segmented, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { pickName, PriceNumber, useTipWords } from '../../../domains/tips';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { MARKETS, type TipFormStore } from './TipFormStore';

/** Market, company and side, each side with the price that is offered now. */
export const TipPick = observer(function TipPick({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const { t: tips } = useTipWords();
  const { odds, market, company, companies, offers } = store;
  if (!odds.value) return null;
  const { home, away } = odds.value.fixture;
  const match = { home: home.name, away: away.name };
  const isHalf = (one: TipMarket) => one >= 40;
  const names = { 10: 'overUnder', 20: 'europeOdds', 30: 'handicap', 40: 'handicap', 50: 'overUnder' } as const;
  return (
    <>
      <Segmented
        label={t('tip.market')}
        value={String(market)}
        options={MARKETS.map((one) => ({
          value: String(one),
          label: tips(`markets.${names[one]}`) + (isHalf(one) ? ` ${tips('half')}` : ''),
        }))}
        onChange={(value) => {
          const next = MARKETS.find((one) => String(one) === value);
          if (next !== undefined) store.chooseMarket(next);
        }}
      />
      {offers.length === 0 || !company ? (
        <p role="status">{t('tip.noOdds')}</p>
      ) : (
        <>
          <Select
            label={t('tip.company')}
            value={String(company.companyId)}
            options={companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
            onChange={(value) => {
              store.chooseCompany(Number(value));
            }}
          />
          <div role="group" aria-label={t('tip.side')} css={sides}>
            {offers.map(({ side, line, price }) => (
              <Button
                key={side}
                look={store.side === side ? 'on' : 'line'}
                aria-pressed={store.side === side}
                onClick={() => {
                  store.chooseSide(side);
                }}
              >
                <span css={sideCss}>
                  <span>{pickName({ market, side, line, match }, tips)}</span>
                  <b>
                    <PriceNumber tip={{ market }} price={price} />
                  </b>
                </span>
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
});

const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--sp-2);
  width: 100%;
`;

const sideCss = css`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  width: 100%;
  white-space: normal;
  text-align: start;
`;
