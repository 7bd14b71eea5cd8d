import { css } from '@emotion/react';
import { LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOdds } from '../../../domains/odds';
import { pickName, priceText, tipPath, useTipWords } from '../../../domains/tips';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { form as formWords } from '../../../i18n/vi/lazy/form';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { refusalOf } from '../../../shell/forms/refusal';
import type { TipFormStore } from './TipFormStore';

/** What the server said to the last try. */
export const TipAnswer = observer(function TipAnswer({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const { fault, posted } = store;
  const reason = useReason(store);
  return (
    <>
      <div role="alert">
        {fault !== undefined && (
          <p css={bad}>
            <b>{t('tip.failed')}.</b> {reason}
          </p>
        )}
      </div>
      <div role="status">
        {posted && (
          <p css={good}>
            <b>{t('tip.posted')}</b>{' '}
            <LinkButton size="sm" href={tipPath(posted)}>
              {t('tip.see')}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
});

/** Why it was refused. A price that changed is written as the user writes prices, so it waits for the new offer. */
function useReason(store: TipFormStore): string {
  const { t } = useLazyTranslation('studio', words);
  const { t: formText } = useLazyTranslation('form', formWords);
  const { t: tips } = useTipWords();
  const { settings } = useOdds();
  const { chosen, company, market, odds } = store;
  if (store.isPriceMoved && odds.state === 'loading') return '';
  if (store.isPriceMoved && chosen && company && odds.value) {
    const { home, away } = odds.value.fixture;
    const pick = pickName({ ...chosen, market, match: { home: home.name, away: away.name } }, tips);
    const price = priceText({ market }, chosen.price, settings.oddsFormat).text;
    return t('tip.priceMoved', { company: company.name, pick, price });
  }
  const { fault } = refusalOf(store.fault);
  if ('msg' in fault) return fault.msg;
  return fault.key === 'offline' ? formText('away') : formText(`failed.${fault.key}`);
}

const bad = css`
  color: var(--c-neg);
`;

const good = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
