import { css } from '@emotion/react';
import type { Fixture, MatchStat } from '@khandai/contracts';
import {
  FactRow,
  FoulPips,
  LapStrip,
  LeadChart,
  PeriodTable,
  RaceStandings,
  SeriesStrip,
  StatBar,
} from '@khandai/match-ui';
import type { ReactNode } from 'react';
import { sportKeyOf, teamView } from '../../domains/match';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { FOUL_LIMIT, foulViews, periodViews, pointFacts, pointLeads } from './basketball-view';
import { ContestStats, wasCalledOff } from './contest-stats';
import { gameViews, goldLeads, objectives } from './esport-view';
import { lapFacts, lapLeads, lapsLabel, lapStates, lapText, runnerViews } from './race-view';
import { useRoomWords } from './use-room-words';

interface ContestPartsProps {
  readonly fixture: Fixture;
  readonly stats: readonly MatchStat[];
}

/** What a match of another sport than football is about, in the words of that sport; null for football, and if it was called off. */
export function ContestParts({ fixture, stats }: ContestPartsProps) {
  if (wasCalledOff(fixture)) return null;
  const view = { fixture, stats: new ContestStats(stats) };
  switch (sportKeyOf(fixture)) {
    case 'basketball':
      return <Basketball {...view} />;
    case 'esport':
      return <Series {...view} />;
    case 'marble':
      return <Race {...view} />;
    default:
      return null;
  }
}

interface ContestProps {
  readonly fixture: Fixture;
  readonly stats: ContestStats;
}

function Basketball({ fixture, stats }: ContestProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const chart = pointLeads(fixture, stats, t);
  const fouls = foulViews(fixture, stats, t);
  const facts = pointFacts(fixture, stats, t);
  const periods = periodViews(fixture, stats, t);
  const title = t('contest.byPeriod');
  return (
    <>
      {periods.length > 0 && (
        <Part label={title}>
          <PeriodTable
            caption={title}
            teamsLabel={title}
            totalLabel={t('contest.total')}
            periods={periods}
            home={{ ...teamView(fixture, 'home', words), name: fixture.home.shortName }}
            away={{ ...teamView(fixture, 'away', words), name: fixture.away.shortName }}
          />
        </Part>
      )}
      {fouls.length > 0 && (
        <Part label={t('contest.fouls')}>
          {fouls.map((side) => (
            <FoulPips key={side.label} {...side} limit={FOUL_LIMIT} />
          ))}
        </Part>
      )}
      {chart && (
        <Part title={t('contest.margin')} note={t('contest.marginNote')} wide>
          <LeadChart {...chart} />
          {facts.length > 0 && <FactRow facts={facts} />}
        </Part>
      )}
    </>
  );
}

function Series({ fixture, stats }: ContestProps) {
  const { t } = useRoomWords();
  const { language } = useI18n();
  const chart = goldLeads(fixture, stats, t, language);
  const games = gameViews(fixture, stats, t);
  const bars = objectives(stats, t);
  const title = t('contest.game', { number: Math.max(1, fixture.period) });
  return (
    <>
      {games.length > 0 && (
        <Part label={t('contest.games')} wide>
          <SeriesStrip label={t('contest.games')} games={games} />
        </Part>
      )}
      {chart && (
        <Part title={title} note={t('contest.goldNote')}>
          <LeadChart {...chart} />
        </Part>
      )}
      {bars.length > 0 && (
        <Part title={t('contest.objectives')} note={title}>
          {bars.map((bar) => (
            <StatBar key={bar.label} {...bar} />
          ))}
        </Part>
      )}
    </>
  );
}

function Race({ fixture, stats }: ContestProps) {
  const { t } = useRoomWords();
  const chart = lapLeads(fixture, stats, t);
  const { language } = useI18n();
  const facts = lapFacts(stats, t, language);
  const laps = lapStates(fixture, stats);
  const order = t('contest.order');
  return (
    <>
      {laps.length > 0 && (
        <Part title={lapText(fixture, stats, t)} note={t('contest.lapsNote')} wide>
          <LapStrip label={lapsLabel(fixture, stats, t)} laps={laps} />
        </Part>
      )}
      <Part title={order} note={t('contest.orderNote')}>
        <RaceStandings label={order} runners={runnerViews(fixture, t)} />
        {facts.length > 0 && <FactRow facts={facts} />}
      </Part>
      {chart && (
        <Part title={t('contest.lapMargin')} note={t('contest.lapMarginNote')}>
          <LeadChart {...chart} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title?: string;
  /** Names a part without a visible title. */
  readonly label?: string;
  readonly note?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Part({ title, label, note, wide, children }: PartProps) {
  return (
    <section css={[part, wide && wideCss]} aria-label={label ?? title}>
      {title && (
        <h2 css={heading}>
          {title} {note && <small>{note}</small>}
        </h2>
      )}
      {children}
    </section>
  );
}

const part = css`
  min-width: 0;
  padding-bottom: var(--sp-2);
  border-bottom: 1px solid var(--c-line);
`;

const wideCss = css`
  grid-column: 1 / -1;
`;

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--sp-2);
  padding: var(--sp-3) var(--sp-4) var(--sp-2);
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
  }
`;
