import { css } from '@emotion/react';
import type { LuckyDraw } from '@khandai/contracts';
import { Num } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useI18n } from '../../i18n/use-translation';
import { oddsOf, percentOf } from './draw-words';

type Facts = Pick<LuckyDraw, 'entries' | 'winners' | 'chance'>;

/** How many entered, how many win, and how likely that is for one entry. */
export function DrawFacts({ draw }: { draw: Facts }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { language } = useI18n();
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
              <Num>{percentOf(draw.chance, language)}</Num> <small>{oddsOf(draw, t, language)}</small>
            </>
          ) : (
            <Num>{oddsOf(draw, t, language)}</Num>
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
