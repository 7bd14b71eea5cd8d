import { css } from '@emotion/react';
import { addMonths, dayAt, isDay, monthOf, monthSheet } from '@khandai/calendar';
import type { Fixture } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { KitLink, type KitLinkProps, LinkProvider, MonthCalendar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { longDay, monthTitle, weekdayHeads, withParameter } from '../../../domains/schedule';
import { CalendarLink, MatchItem, tournamentPath, useTournamentWords } from '../../../domains/tournament';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule as words } from '../../../i18n/vi/lazy/schedule';
import { RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useServices } from '../../../shell/services/services';
import * as styles from '../board.styles';
import { useRevealedScores } from '../use-revealed-scores';
import { LeagueMonthStore } from './LeagueMonthStore';

export interface LeagueCalendarProps {
  readonly fixture: Fixture;
  readonly season: string;
}

/** The day that is chosen, in the address of the room. */
const DAY = 'ngay';
const PAGE_SIZE = 50;

/** A month of the league of the match: its days with matches, those of the chosen day, and the feed for calendar apps. */
export const LeagueCalendar = observer(function LeagueCalendar({ fixture, season }: LeagueCalendarProps) {
  const { t } = useLazyTranslation('schedule', words);
  const { t: tournament } = useTournamentWords();
  const { clock } = useServices();
  const { hides } = useRevealedScores();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { league } = fixture;
  const { timezone } = clock;
  const today = dayAt(clock.minute, timezone);
  const asked = search.get(DAY) ?? '';
  const selected = isDay(asked) ? asked : dayAt(Date.parse(fixture.kickOff), timezone);
  const store = useLeagueMonth(fixture, season, monthOf(selected));
  const show = (month: string) => void store.show(month);
  const { month } = store;
  const weeks = monthSheet(month).map((week) =>
    week.map(({ day, outside }) => {
      const count = store.on(day).length;
      const label = t(count > 0 ? 'calendarDay' : 'calendarEmptyDay', { day: longDay(day, t), count });
      return { day, href: withParameter(pathname, search, DAY, day), label, outside, marked: count > 0 };
    }),
  );
  const matches = store.on(selected);
  const path = tournamentPath(league);
  return (
    <div css={[styles.board, columns]}>
      <div>
        <LinkProvider component={DayLink}>
          <MonthCalendar
            title={monthTitle(month, t)}
            weekdays={weekdayHeads(t)}
            weeks={weeks}
            selected={selected}
            today={today}
            busy={store.state === 'loading'}
            previous={{
              label: t('previousMonth'),
              onPress: () => {
                show(addMonths(month, -1));
              },
            }}
            next={{
              label: t('nextMonth'),
              onPress: () => {
                show(addMonths(month, 1));
              },
            }}
            onLeave={(day) => {
              show(monthOf(day));
            }}
          />
        </LinkProvider>
        <p css={[styles.more, links]}>
          {league.pageId !== undefined && <CalendarLink kind="giai-dau" pageId={league.pageId} name={league.name} />}
          {path !== undefined && <KitLink href={path}>{tournament('toTournament')}</KitLink>}
        </p>
      </div>
      {store.state === 'failed' ? (
        <RetryPanel
          title={tournament('failed')}
          onRetry={() => {
            show(month);
          }}
        />
      ) : (
        <LeagueGroup name={longDay(selected, t)} level={2}>
          {matches.length === 0 && store.state === 'idle' && <p css={none}>{tournament('emptyMatches')}</p>}
          {matches.map((one) => (
            <MatchItem key={one.fixtureId} fixture={one} hidden={hides} />
          ))}
        </LeagueGroup>
      )}
    </div>
  );
});

/** The months of the league while the tab is open. A day in another month shows that month. */
function useLeagueMonth({ league }: Fixture, season: string, month: string): LeagueMonthStore {
  const { api, clock, log } = useServices();
  const [store] = useState(
    () =>
      new LeagueMonthStore(month, {
        page: (kind, cursor, signal) => {
          const query = {
            id: league.pageId ?? 0,
            season,
            kind,
            pageSize: PAGE_SIZE,
            ...(cursor !== undefined && { cursor }),
          };
          return api.call('GET /al/api/tournament/matches', { query }, signal);
        },
        failed: (error) => {
          log.warn('the calendar of a league', error);
        },
        clock,
      }),
  );
  useEffect(() => {
    void store.show(month);
    return store.close;
  }, [store, month]);
  return store;
}

/** A day changes a part of the tab: the room stays where it is, and Back leaves it. */
const DayLink = ({ href, children, ...rest }: KitLinkProps) => (
  <Link to={href} replace preventScrollReset {...rest}>
    {children}
  </Link>
);

const columns = css`
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-4);
`;

const none = css`
  padding: var(--sp-4);
  color: var(--c-muted);
`;
