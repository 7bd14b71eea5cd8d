import { css } from '@emotion/react';
import type { LuckyResult } from '@khandai/contracts';
import { icons, LinkButton, Panel } from '@khandai/ui-kit';
import { DRAWS, useEngageWords } from '../../domains/engage';
import { Hash } from './Hash';

/** What is published before and after the draw, so that neither the house nor an entrant can choose the winners. */
export function Commitment({ draw }: { draw: LuckyResult }) {
  const { t } = useEngageWords();
  const { drawId, seedHash, listHash, seed } = draw;
  return (
    <Panel title={t('draws.promise')} padded>
      <div css={root}>
        <p css={text}>{t('draws.promiseText')}</p>
        <Hash name={t('draws.seedHash')} value={seedHash} />
        {listHash !== null && <Hash name={t('draws.listHash')} value={listHash} />}
        {seed !== null && <Hash name={t('draws.seed')} value={seed} />}
        {listHash === null ? (
          <p css={text}>{t('draws.listLater')}</p>
        ) : (
          <div>
            <LinkButton href={`${DRAWS}/${drawId}/kiem-chung`} icon={icons.shield}>
              {t('draws.check')}
            </LinkButton>
          </div>
        )}
      </div>
    </Panel>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
`;

const text = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
