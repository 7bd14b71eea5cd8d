import { css } from '@emotion/react';
import { rankingBoards, topPeriods } from '@khandai/contracts';
import { Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router';
import { EngageFrame, useEngageWords } from '../../domains/engage';
import { OddsHidden, useOdds } from '../../domains/odds';
import { AdultTips } from '../../domains/tips';
import { useServices } from '../../shell/services/services';
import { Board } from './Board';
import { choiceOf, type RankingChoice, searchOf } from './ranking-address';

/** The members who did most today, this week and this month. The board and the period are in the address. */
export const RankingsPage = observer(function RankingsPage() {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  const { settings } = useOdds();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceOf(search);
  const { board, period } = choice;
  const choose = (next: Partial<RankingChoice>) =>
    navigate({ search: searchOf({ ...choice, ...next }).toString() }, { replace: true, preventScrollReset: true });
  return (
    <EngageFrame>
      <h1 css={title}>{t('rank.heading')}</h1>
      <div css={choices}>
        <Segmented
          label={t('rank.boards')}
          value={board}
          options={rankingBoards.map((value) => ({ value, label: t(`rank.${value}`) }))}
          onChange={(value) => choose({ board: value })}
        />
        <Segmented
          label={t('rank.periods')}
          value={period}
          options={topPeriods.map((value) => ({ value, label: t(`rank.${value}`) }))}
          onChange={(value) => choose({ period: value })}
        />
      </div>
      {board === 'tip' && settings.hideOdds ? (
        <OddsHidden />
      ) : (
        <>
          {/* The reply has the reader's own rank: a page that has just loaded learns later who its reader is. */}
          <Board key={`${board} ${period} ${viewer.version}`} board={board} period={period} />
          {board === 'tip' && <AdultTips />}
        </>
      )}
    </EngageFrame>
  );
});

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-2);
`;
