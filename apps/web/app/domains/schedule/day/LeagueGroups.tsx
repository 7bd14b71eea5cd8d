import { type Fixture, type LeagueSummary, MatchState } from '@khandai/contracts';
import { groupByLeague, type LeagueGroup as LeagueMatches, pinnedFirst } from '@khandai/live-schedule';
import { LeagueGroup } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { leagueCrest } from '../../match';
import { ScheduleRow } from '../ScheduleRow';
import { byState, commonRound } from './day-filter';
import { useDayServices } from './day-services';

export interface LeagueGroupsProps {
  readonly fixtures: readonly Fixture[];
  /** Base path of the page; leagues have their pages below it. */
  readonly base: string;
  readonly leagues: readonly LeagueSummary[];
}

/** Matches by league: pinned leagues first, live matches first within each. Groups off screen cost nothing. */
export const LeagueGroups = observer(function LeagueGroups({ fixtures, base, leagues }: LeagueGroupsProps) {
  const { favourites } = useDayServices();
  const slugs = new Map(leagues.map(({ league, slug }) => [league.leagueId, slug]));
  return pinnedFirst(groupByLeague(fixtures).sort(bySport), favourites.pinned).map(({ league, fixtures: group }) => {
    const slug = slugs.get(league.leagueId);
    return (
      <DayLeague key={league.leagueId} fixtures={group} href={slug === undefined ? undefined : `${base}/${slug}`} />
    );
  });
});

/** Football first; the sort keeps the order within a sport. */
const bySport = (a: LeagueMatches<Fixture>, b: LeagueMatches<Fixture>): number => sportOf(a) - sportOf(b);

const sportOf = ({ fixtures: [first] }: LeagueMatches<Fixture>): number => first?.sportType ?? 0;

const DayLeague = observer(function DayLeague({
  fixtures,
  href,
}: {
  fixtures: readonly Fixture[];
  href: string | undefined;
}) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { favourites } = useDayServices();
  const [open, setOpen] = useState(true);
  const league = fixtures[0]?.league;
  if (!league) return null;
  const { leagueId, name } = league;
  const live = fixtures.filter(({ state }) => state === MatchState.live).length;
  const total = fixtures.length;
  const pinned = favourites.isPinned(leagueId);
  return (
    <div id={`giai-${leagueId}`}>
      <LeagueGroup
        level={2}
        lazy
        name={name}
        href={href}
        crest={leagueCrest(league)}
        round={commonRound(fixtures)}
        count={live > 0 ? t('countLive', { live, total }) : String(total)}
        pin={{
          pressed: pinned,
          label: t(pinned ? 'unpin' : 'pin', { name }),
          onToggle: () => {
            favourites.toggleLeague(leagueId);
          },
        }}
        fold={{
          open,
          label: t('fold', { name }),
          onToggle: () => {
            setOpen(!open);
          },
        }}
      >
        {byState(fixtures).map((fixture) => (
          <ScheduleRow key={fixture.fixtureId} fixture={fixture} />
        ))}
      </LeagueGroup>
    </div>
  );
});
