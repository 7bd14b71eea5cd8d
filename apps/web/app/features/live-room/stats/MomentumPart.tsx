import type { Fixture, MatchEvent, Shot } from '@khandai/contracts';
import { ChartTable, MomentumChart } from '@khandai/match-ui';
import { Badge, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../../shell/services/services';
import { goalMarks } from './goal-marks';
import { momentumRows, momentumView, pressedMinutes } from './momentum-view';
import * as styles from './stats.styles';
import { useStatsWords } from './use-stats-words';

interface MomentumPartProps {
  readonly fixture: Fixture;
  readonly shots: readonly Shot[];
  readonly events: readonly MatchEvent[];
}

/** Which side pressed, minute by minute: derived from the shots, because no source sends it. */
export const MomentumPart = observer(function MomentumPart({ fixture, shots, events }: MomentumPartProps) {
  const { t } = useStatsWords();
  const { clock } = useServices();
  const { home, away, origin } = fixture;
  const { values, until } = momentumView(fixture, shots, clock.minute);
  const pressed = pressedMinutes(values);
  const goals = goalMarks(events).filter(({ minute }) => minute <= until);
  return (
    <Panel title={t('momentumTitle')} end={<span css={styles.hint}>{t('fromShots')}</span>}>
      <MomentumChart
        summary={t('momentumSummary', {
          ...{ home: home.name, away: away.name, minute: values.length },
          ...{ homeNumber: pressed.home, awayNumber: pressed.away },
        })}
        values={values}
        until={until}
        goals={goals}
        labels={{
          ...{ home: home.code, away: away.code, goals: t('goalLine') },
          homeBars: t('pressesUp', { team: home.shortName }),
          awayBars: t('pressesDown', { team: away.shortName }),
        }}
      />
      <p css={styles.note}>
        {origin === 'demo' && <Badge>{t('simulated')}</Badge>} {t('momentumNote')}
      </p>
      <ChartTable
        label={t('table')}
        caption={t('momentumTable')}
        columns={[t('minute'), home.shortName, away.shortName]}
        rows={momentumRows(values).map(({ from, to, home: homeLevel, away: awayLevel }) => ({
          id: String(from),
          head: from === to ? `${from}′` : `${from}–${to}′`,
          cells: [String(homeLevel), String(awayLevel)],
        }))}
      />
    </Panel>
  );
});
