import { css } from '@emotion/react';
import { type Fixture, type League, MatchState, type RestLeague, SportType } from '@khandai/contracts';
import { leaguesInOrder, pinnedFirst } from '@khandai/live-schedule';
import { LeagueGroup } from '@khandai/match-ui';
import { KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TFunction } from '../../../i18n/i18n';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { leagueCrest } from '../../match';
import { ScheduleRow } from '../ScheduleRow';
import { byState, commonRound } from './day-filter';
import { useDayServices } from './day-services';
import type { ServedDay } from './first-screens';

export interface LeagueGroupsProps {
  readonly fixtures: readonly Fixture[];
  /** Leagues whose matches are not loaded yet, shown as heads alone. */
  readonly rest?: readonly RestLeague[];
  /** Base path of the page; leagues have their pages below it. */
  readonly base: string;
  readonly slugs: ServedDay['slugs'];
  /** False for a second list of a page: an address leads to the leagues of the first. */
  readonly anchored?: boolean;
}

/** Matches by league: pinned leagues first, then popular ones; live matches first within each. Groups off screen cost nothing. */
export const LeagueGroups = observer(function LeagueGroups({
  fixtures,
  rest = [],
  base,
  slugs,
  anchored = true,
}: LeagueGroupsProps) {
  const { favourites } = useDayServices();
  const hrefOf = ({ leagueId }: League) => (slugs[leagueId] === undefined ? undefined : `${base}/${slugs[leagueId]}`);
  return (
    <>
      {pinnedFirst(leaguesInOrder(fixtures), favourites.pinned).map(({ league, fixtures: group }) => (
        <DayLeague key={league.leagueId} fixtures={group} href={hrefOf(league)} anchored={anchored} />
      ))}
      {rest.map((one) => (
        <LeagueHead key={one.league.leagueId} {...one} href={hrefOf(one.league)} />
      ))}
    </>
  );
});

/** A league without its matches, with a link to its own page. A crest would be half of its HTML. */
function LeagueHead({ league, matches, href }: RestLeague & { href: string | undefined }) {
  const { t } = useLazyTranslation('schedule', schedule);
  return (
    <div id={`giai-${league.leagueId}`}>
      <LeagueGroup level={2} lazy name={league.name} href={href} count={countWords(matches, t)} />
    </div>
  );
}

/** Matches of a league in words, with those being played. */
function countWords(matches: readonly { readonly state: number }[], t: TFunction<'schedule'>): string {
  const live = matches.filter(({ state }) => state === MatchState.live).length;
  return live > 0 ? t('countLive', { live, total: matches.length }) : String(matches.length);
}

const DayLeague = observer(function DayLeague({
  fixtures,
  href,
  anchored,
}: {
  fixtures: readonly Fixture[];
  href: string | undefined;
  anchored: boolean;
}) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { favourites } = useDayServices();
  const [open, setOpen] = useState(true);
  const [first] = fixtures;
  if (!first) return null;
  const { league, sportType } = first;
  const { leagueId, name } = league;
  const pinned = favourites.isPinned(leagueId);
  return (
    <div id={anchored ? `giai-${leagueId}` : undefined}>
      <LeagueGroup
        level={2}
        lazy
        name={name}
        href={href}
        crest={leagueCrest(league)}
        round={commonRound(fixtures)}
        count={countWords(fixtures, t)}
        end={
          sportType === SportType.football &&
          league.pageId !== undefined && (
            <KitLink href={`/giai-dau/${league.pageId}`} css={tableLink} aria-label={t('tableOf', { name })}>
              {t('table')}
            </KitLink>
          )
        }
        pin={{
          pressed: pinned,
          label: t(pinned ? 'unpin' : 'pin', { name }),
          onToggle: () => {
            void favourites.toggle('league', leagueId);
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

const tableLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--sp-1);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;
