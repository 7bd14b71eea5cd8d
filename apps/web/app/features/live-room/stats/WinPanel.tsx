import type { Company, Fixture } from '@khandai/contracts';
import { WinChart } from '@khandai/match-ui';
import { Panel, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MovesStore } from '../../../domains/odds';
import { useServices } from '../../../shell/services/services';
import { useRoomStore } from '../room-context';
import { goalMarks } from './goal-marks';
import { percent, resultPercents } from './percent';
import * as styles from './stats.styles';
import { useStatsWords } from './use-stats-words';
import { winPoints } from './win-points';
import { WinTable } from './WinTable';

const ALL = 'all';
const FULL = 90;
/** Prices that begin later than this minute leave a part of the chart blank, which needs a word. */
const LATE = 5;

interface WinPanelProps {
  readonly fixture: Fixture;
  readonly companies: readonly Company[];
  /** Companies that moved their prices in play. */
  readonly inPlay: readonly MovesStore[];
}

/** The chart of one company, or of the mean of all, with its table. */
export const WinPanel = observer(function WinPanel({ fixture, companies, inPlay }: WinPanelProps) {
  const { t } = useStatsWords();
  const { clock } = useServices();
  const { events } = useRoomStore();
  const [chosen, choose] = useState(ALL);
  const counted = inPlay.filter(({ watched }) => chosen === ALL || String(watched.companyId) === chosen);
  const points = winPoints(
    counted.map(({ moves }) => moves),
    fixture,
    clock.minute,
  );
  const [first, last] = [points[0], points.at(-1)];
  const goals = goalMarks(events).filter(({ minute }) => minute <= FULL);
  const { home, away } = fixture;
  const results = {
    home: t('wins', { team: home.shortName }),
    draw: t('draw'),
    away: t('wins', { team: away.shortName }),
  };
  const [from, to] = [first && resultPercents(first), last && resultPercents(last)];
  const shortNames = { home: home.code || home.shortName, draw: t('draw'), away: away.code || away.shortName };
  const nameOf = (id: number) => companies.find(({ companyId }) => companyId === id)?.name ?? '';
  return (
    <Panel title={t('winTitle')} end={<span css={styles.hint}>{t('by1x2')}</span>}>
      {inPlay.length > 1 && (
        <div css={styles.choice}>
          <Select
            label={t('company')}
            value={chosen}
            options={[
              { value: ALL, label: t('allCompanies', { count: inPlay.length, number: inPlay.length }) },
              ...inPlay.map(({ watched }) => ({
                value: String(watched.companyId),
                label: nameOf(watched.companyId),
              })),
            ]}
            onChange={choose}
          />
        </div>
      )}
      {first && last && from && to && (
        <WinChart
          summary={t('winSummary', {
            ...{ home: home.name, away: away.name, minute: last.minute },
            ...{ homeFrom: from.home, drawFrom: from.draw, awayFrom: from.away },
            ...{ homeTo: to.home, drawTo: to.draw, awayTo: to.away },
          })}
          points={points}
          until={FULL}
          goals={goals}
          labels={{ ...results, goals: t('goalLine') }}
          shareText={percent}
          now={{
            home: `${shortNames.home} ${to.home}`,
            draw: `${shortNames.draw} ${to.draw}`,
            away: `${shortNames.away} ${to.away}`,
          }}
        />
      )}
      {first && first.minute > LATE && <p css={styles.note}>{t('winFrom', { minute: first.minute })}</p>}
      <p css={styles.note}>{t('winNote')}</p>
      <WinTable points={points} goals={goals} results={results} />
    </Panel>
  );
});
