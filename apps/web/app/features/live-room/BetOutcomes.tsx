import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { outcomesOf, useOdds, useOddsWords } from '../../domains/odds';
import { backBy, usePickWords } from '../../domains/picks';
import { useNumbers } from '../../i18n/use-numbers';
import type { Chosen } from './BetStore';

export interface OutcomesProps {
  readonly chosen: Chosen;
  readonly odds: Odds;
  readonly fixture: Fixture;
  readonly stake: number;
}

const names = { 1: 'fullWin', 0.5: 'halfWin', 0: 'push', '-0.5': 'halfLoss', '-1': 'fullLoss' } as const;
const boardSides = { over: 'home', under: 'away', home: 'home', away: 'away', draw: 'draw' } as const;

/** Which results bring back how much, for lines that know more than won and lost: halves, and stakes that come back. */
export const BetOutcomes = observer(function BetOutcomes({ chosen, odds, fixture, stake }: OutcomesProps) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  const { t: odd } = useOddsWords();
  const { settings } = useOdds();
  const { bet, side, seen } = chosen;
  const outcomes = outcomesOf({ odds, fixture, side: boardSides[side], format: settings.oddsFormat }, odd);
  if (outcomes.length <= 2) return null;
  return (
    <dl css={root} aria-label={t('outcomes')}>
      {outcomes.map(({ when, outcome }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            {t(`outcome.${names[outcome]}`)} ·{' '}
            <Num>
              {t('back', { points: grouped(backBy({ market: bet.market, price: seen.price }, stake, outcome)) })}
            </Num>
          </dd>
        </div>
      ))}
    </dl>
  );
});

const root = css`
  display: grid;
  gap: 2px;
  font-size: var(--fs-13);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--sp-3);
  }
  & dt {
    color: var(--c-text-2);
  }
`;
