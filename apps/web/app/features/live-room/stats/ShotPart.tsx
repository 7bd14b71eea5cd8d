import type { Fixture, Shot } from '@khandai/contracts';
import { ChartTable, ShotMap } from '@khandai/match-ui';
import { Panel, Segmented } from '@khandai/ui-kit';
import { useState } from 'react';
import { useI18n } from '../../../i18n/use-translation';
import { statText } from '../bar-of';
import * as styles from './stats.styles';
import { useStatsWords } from './use-stats-words';

const sides = ['both', 'home', 'away'] as const;
type Side = (typeof sides)[number];

/** From where both sides shot, and what became of it. */
export function ShotPart({ fixture, shots }: { readonly fixture: Fixture; readonly shots: readonly Shot[] }) {
  const { t } = useStatsWords();
  const { language } = useI18n();
  const [side, choose] = useState<Side>('both');
  const { home, away } = fixture;
  const shown = shots.filter(({ homeShot }) => side === 'both' || homeShot === (side === 'home'));
  const homeCount = shots.filter(({ homeShot }) => homeShot).length;
  const minuteOf = ({ minute, addedMinute }: Shot) => (addedMinute > 0 ? `${minute}+${addedMinute}′` : `${minute}′`);
  const playerOf = ({ playerName }: Shot) => playerName || t('noPlayer');
  return (
    <Panel title={t('shotTitle')}>
      <div css={styles.choice}>
        <Segmented
          label={t('shotSide')}
          value={side}
          options={[
            { value: 'both', label: t('bothSides') },
            { value: 'home', label: home.shortName },
            { value: 'away', label: away.shortName },
          ]}
          onChange={choose}
        />
      </div>
      <ShotMap
        summary={t('shotSummary', {
          ...{ home: home.name, homeNumber: homeCount },
          ...{ away: away.name, awayNumber: shots.length - homeCount },
        })}
        shots={shown.map((shot) => ({
          id: shot.shotId,
          side: shot.homeShot ? 'home' : 'away',
          mark: shot.outcome,
          ...{ x: shot.x, y: shot.y, expected: shot.expectedGoals },
          label: `${minuteOf(shot)} ${playerOf(shot)}, ${t(`outcome.${shot.outcome}`)}`,
        }))}
        labels={{
          ...{ home: home.shortName, away: away.shortName },
          ...{ goal: t('outcome.goal'), onTarget: t('outcome.onTarget') },
          ...{ offTarget: t('outcome.offTarget'), blocked: t('outcome.blocked') },
        }}
      />
      <ChartTable
        label={t('table')}
        caption={t('shotTable')}
        align="words"
        columns={[t('minute'), t('player'), t('team'), t('outcomeHead'), 'xG']}
        rows={shown.map((shot) => ({
          id: shot.shotId,
          head: minuteOf(shot),
          cells: [
            playerOf(shot),
            (shot.homeShot ? home : away).shortName,
            t(`outcome.${shot.outcome}`),
            shot.expectedGoals === null ? '–' : statText(shot.expectedGoals, language),
          ],
        }))}
      />
    </Panel>
  );
}
