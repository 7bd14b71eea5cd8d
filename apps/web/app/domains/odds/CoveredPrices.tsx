import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { matchLabel, useUncover, useUncoverPress } from '../match';
import { useOddsWords } from './use-odds-words';

interface CoveredPricesProps {
  /** As it is now. */
  readonly fixture: Fixture;
  /** Inside of another card, with no frame of its own. */
  readonly plain?: boolean;
  /** Renders the prices, and what announces them. */
  readonly children: () => ReactNode;
}

/** Prices of a match. Those of a match that has begun move with its goals: a reader who hides scores sees a cover in their place. */
export const CoveredPrices = observer(function CoveredPrices({ fixture, plain = false, children }: CoveredPricesProps) {
  const { t } = useOddsWords();
  const uncover = useUncover(fixture, 'prices');
  const { box, onPress } = useUncoverPress<HTMLDivElement>(uncover);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('pricesOf', { match: matchLabel(fixture) })}
      tabIndex={-1}
      css={[root, plain && inset, uncover && tall]}
    >
      {uncover ? (
        <EmptyPanel
          plain={plain}
          icon={icons.eyeOff}
          title={t('covered')}
          text={t('coveredText')}
          action={{ label: t('uncover'), onPress }}
        />
      ) : (
        children()
      )}
    </div>
  );
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

/* It fills the panel around it, which would cut an outline outside of it. */
const inset = css`
  outline-offset: -2px;
`;

/* About as high as the prices on a phone, so that little moves when they show. */
const tall = css`
  min-height: 320px;
`;
