import type { Company, Fixture } from '@khandai/contracts';
import { WinChart } from '@khandai/match-ui';
import { Panel, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MovesStore } from '../../../domains/odds';
import { useServices } from '../../../shell/services/services';
import { useRoomStore } from '../room-context';
import { goalMarks } from './goal-marks';
import { percent } from './percent';
import * as styles from './stats.styles';
import { useStatsWords } from './use-stats-words';
import { winPoints } from './win-points';
import { WinTable } from './WinTable';

const ALL = 'all';
const FULL = 90;

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
      {first && last && (
        <WinChart
          summary={t('winSummary', {
            ...{ home: home.name, away: away.name, minute: last.minute },
            ...{ homeFrom: percent(first.home), drawFrom: percent(first.draw), awayFrom: percent(first.away) },
            ...{ homeTo: percent(last.home), drawTo: percent(last.draw), awayTo: percent(last.away) },
          })}
          points={points}
          until={FULL}
          goals={goals}
          labels={{ ...results, goals: t('goalLine') }}
          shareText={percent}
        />
      )}
      <p css={styles.note}>{t('winNote')}</p>
      <WinTable points={points} goals={goals} results={results} />
    </Panel>
  );
});
