import { css } from '@emotion/react';
import type { Fixture, FixtureOdds } from '@khandai/contracts';
import { ChartTable, StatBar } from '@khandai/match-ui';
import { icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useI18n } from '../../../i18n/use-translation';
import { EmptyPanel } from '../../../shell/frame/EmptyPanel';
import type { Loaded } from '../../../shell/router/answers';
import * as styles from '../board.styles';
import { useRoomStore } from '../room-context';
import { moved1x2 } from '../moved-1x2';
import { useRoomWords } from '../use-room-words';
import { MomentumPart } from './MomentumPart';
import { ShotPart } from './ShotPart';
import { statGroups, statRows } from './stat-groups';
import { useStatsWords } from './use-stats-words';
import { WinPart } from './WinPart';

export interface StatsBoardProps {
  readonly fixture: Fixture;
  readonly odds: Loaded<FixtureOdds>;
}

/** All statistics of a match, as bars and as a table. */
export const StatsBoard = observer(function StatsBoard({ fixture, odds }: StatsBoardProps) {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const { t: words } = useStatsWords();
  const { language } = useI18n();
  const groups = statGroups(store.stats, words, language);
  const { home, away } = fixture;
  // Without figures the course says itself that it has nothing.
  const isEmpty = groups.length === 0 && store.shots.length === 0 && !(odds.ok && moved1x2(odds.value));
  if (isEmpty) return <EmptyPanel plain icon={icons.list} title={t('noStats')} text={t('noStatsText')} />;
  return (
    <div css={[styles.board, narrow]}>
      {odds.ok && moved1x2(odds.value) && (
        <WinPart
          key={fixture.fixtureId}
          fixture={fixture}
          odds={odds.value}
          alone={groups.length === 0 && store.shots.length === 0}
        />
      )}
      {store.shots.length > 0 && (
        <>
          <MomentumPart fixture={fixture} shots={store.shots} events={store.events} />
          <ShotPart fixture={fixture} shots={store.shots} />
        </>
      )}
      {groups.length > 0 && (
        <Panel title={words('figures', { home: home.shortName, away: away.shortName })}>
          {groups.map(({ key, name, bars }) => (
            <section key={key} css={group}>
              <h3>{name}</h3>
              {bars.map(({ type, ...bar }) => (
                <StatBar key={type} {...bar} />
              ))}
            </section>
          ))}
          <ChartTable
            label={words('table')}
            caption={words('figures', { home: home.name, away: away.name })}
            columns={[words('figure'), home.shortName, away.shortName]}
            rows={statRows(groups, language)}
          />
        </Panel>
      )}
    </div>
  );
});

const narrow = css`
  max-width: 48rem;
  margin: 0 auto;
`;

const group = css`
  padding-bottom: var(--sp-3);
  & > h3 {
    padding: var(--sp-1) var(--sp-4);
    font-size: var(--fs-12);
    font-weight: var(--fw-semi);
    color: var(--c-muted);
  }
`;
