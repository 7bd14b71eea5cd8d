import { css } from '@emotion/react';
import type { LuckyDraw } from '@khandai/contracts';
import { Num } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { grouped } from '../../i18n/format-number';
import { oddsOf, percentOf } from './draw-words';

type Facts = Pick<LuckyDraw, 'entries' | 'winners' | 'chance'>;

/** How many entered, how many win, and how likely that is for one entry. */
export function DrawFacts({ draw }: { draw: Facts }) {
  const { t } = useEngageWords();
  return (
    <dl css={root}>
      <div>
        <dt>{t('draws.entries')}</dt>
        <dd>
          <Num>{grouped(draw.entries)}</Num>
        </dd>
      </div>
      <div>
        <dt>{t('draws.prizes')}</dt>
        <dd>
          <Num>{grouped(draw.winners)}</Num>
        </dd>
      </div>
      <div>
        <dt>{t('draws.oddsTitle')}</dt>
        <dd>
          {draw.chance !== null && draw.chance < 1 ? (
            <>
              <Num>{percentOf(draw.chance)}</Num> <small>{oddsOf(draw, t)}</small>
            </>
          ) : (
            <Num>{oddsOf(draw, t)}</Num>
          )}
        </dd>
      </div>
    </dl>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-5);
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
  & small {
    font-weight: 400;
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
`;
