import { css } from '@emotion/react';
import type { Fixture, FixtureOdds } from '@khandai/contracts';
import { ChartTable, WinChart, type WinPoint } from '@khandai/match-ui';
import { type Odds, rowIds } from '@khandai/odds-parser';
import { icons, Panel, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MovesStore, OddsHidden, useFollowOdds, useOdds } from '../../../domains/odds';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useServices } from '../../../shell/services/services';
import { isInPlayRow } from '../moved-1x2';
import { useRoomStore } from '../room-context';
import { useRoomWords } from '../use-room-words';
import * as styles from './stats.styles';
import { goalMarks } from './goal-marks';
import { useStatsWords } from './use-stats-words';
import { hasInPlay, winPoints } from './win-points';

/** The histories of more companies would not change the mean, and each is a call. */
const MAX_COMPANIES = 5;
const ALL = 'all';
const FULL = 90;
const ROW_EVERY = 5;

interface WinPartProps {
  readonly fixture: Fixture;
  readonly odds: FixtureOdds;
  /** The tab has nothing else, so this says so where it has nothing to show. */
  readonly alone: boolean;
}

/** How likely each result was, by the 1X2 prices of the match. */
export const WinPart = observer(function WinPart(props: WinPartProps) {
  const { settings } = useOdds();
  if (!settings.hideOdds) return <Course {...props} />;
  return props.alone ? <OddsHidden /> : null;
});

const Course = observer(function Course({ fixture, odds, alone }: WinPartProps) {
  const { t } = useStatsWords();
  const { clock } = useServices();
  const { events } = useRoomStore();
  const stores = useHistories(odds);
  const [chosen, choose] = useState(ALL);
  const inPlay = stores.filter(({ moves }) => hasInPlay(moves, fixture));
  const counted = inPlay.filter(({ watched }) => chosen === ALL || String(watched.companyId) === chosen);
  const points = winPoints(
    counted.map(({ moves }) => moves),
    fixture,
    clock.minute,
  );
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return alone ? <Without stores={stores} /> : null;
  const nameOf = (id: number) => odds.companies.find(({ companyId }) => companyId === id)?.name ?? '';
  const goals = goalMarks(events).filter(({ minute }) => minute <= FULL);
  const { home, away } = fixture;
  const labels = {
    home: t('wins', { team: home.shortName }),
    draw: t('draw'),
    away: t('wins', { team: away.shortName }),
    goals: t('goalLine'),
  };
  const summary = t('winSummary', {
    home: home.name,
    away: away.name,
    ...{ homeFrom: percent(first.home), drawFrom: percent(first.draw), awayFrom: percent(first.away) },
    ...{ homeTo: percent(last.home), drawTo: percent(last.draw), awayTo: percent(last.away) },
    minute: last.minute,
  });
  return (
    <Panel title={t('winTitle')} end={<span css={styles.hint}>{t('by1x2')}</span>}>
      {inPlay.length > 1 && (
        <div css={choice}>
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
      <WinChart summary={summary} points={points} until={FULL} goals={goals} labels={labels} shareText={percent} />
      <p css={styles.note}>{t('winNote')}</p>
      <ChartTable
        label={t('table')}
        caption={t('winTable')}
        columns={[t('minute'), labels.home, labels.draw, labels.away]}
        rows={shownRows(points, new Set(goals.map(({ minute }) => minute))).map((point) => ({
          id: String(point.minute),
          head: `${point.minute}′`,
          cells: [point.home, point.draw, point.away].map(percent),
        }))}
      />
    </Panel>
  );
});

const Without = observer(function Without({ stores }: { readonly stores: readonly MovesStore[] }) {
  const { t } = useRoomWords();
  if (stores.some(({ load }) => load === 'loading')) return <ChatSkeleton />;
  if (stores.some(({ load }) => load === 'failed'))
    return (
      <RetryPanel
        onRetry={() => {
          for (const store of stores) void store.reload();
        }}
      />
    );
  return <EmptyPanel plain icon={icons.list} title={t('noStats')} text={t('noStatsText')} />;
});

/** The 1X2 histories of the first companies with prices in play, which loaded once and follow pushed prices. */
function useHistories(odds: FixtureOdds): readonly MovesStore[] {
  const { api, log, clock, missed } = useServices();
  const follow = useFollowOdds();
  const { fixtureId } = odds.fixture;
  const [stores] = useState(() => {
    const companies = [
      ...new Set((odds.rows.europeOdds ?? []).filter(isInPlayRow).map((row) => rowIds(row).companyId)),
    ];
    return companies.slice(0, MAX_COMPANIES).map(
      (companyId) =>
        new MovesStore(
          { companyId, category: 'europeOdds' },
          {
            history: (series, signal) =>
              api.call('GET /al/api/odds/history', { query: { fixtureId, ...series } }, signal),
            log,
          },
        ),
    );
  });
  useEffect(() => {
    const session = new AbortController();
    const load = () => {
      for (const store of stores) void store.reload();
    };
    const accept = (list: readonly Odds[]) => {
      for (const one of list) if (one.matchId === fixtureId) for (const store of stores) store.push(one, clock.now);
    };
    load();
    follow(accept, session.signal);
    const stop = missed.suspected.on(load);
    return () => {
      stop();
      session.abort();
      for (const store of stores) store.close();
    };
  }, [stores, follow, clock, missed, fixtureId]);
  return stores;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Every fifth minute, those of goals, and the last. */
const shownRows = (points: readonly WinPoint[], goals: ReadonlySet<number>): WinPoint[] =>
  points.filter(({ minute }, index) => minute % ROW_EVERY === 0 || goals.has(minute) || index === points.length - 1);

const choice = css`
  padding: 0 var(--sp-4) var(--sp-3);
`;
