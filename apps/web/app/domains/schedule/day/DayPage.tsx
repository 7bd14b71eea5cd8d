import { addDays, dayAt, monthOf, isSameZone } from '@khandai/calendar';
import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { LinkButton, Num, PageFrame, SectionHead, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { clockTime } from '../../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { RetryPanel } from '../../../shell/frame/EmptyPanel';
import { LazyLateScores } from '../../freshness';
import { useLive, useSpoilers } from '../../match';
import { useServices } from '../../../shell/services/services';
import { GoalAnnouncement } from '../GoalAnnouncement';
import { chosenFilter, type FilterKey, matching } from './day-filter';
import { DayCalendar } from './DayCalendar';
import { DayFilters } from './DayFilters';
import { DayNav } from './DayNav';
import { EmptyDay, EmptyFilter } from './EmptyDay';
import { DAY, dayHref, FILTER, NIGHT, withParameter } from './day-query';
import { DayServicesContext, useDayLife, useDayServices } from './day-services';
import { DayStore } from './DayStore';
import { restMatching } from './first-screens';
import { zoneWords } from './day-words';
import { LeagueGroups } from './LeagueGroups';
import { LeagueSide } from './LeagueSide';
import { type DayData, dayKinds, dayQuery, filterOf } from './load-day';
import { MonthContext } from './month-context';
import { MonthStore } from './MonthStore';
import { scopeName } from './scope-words';
import { SportTabs } from './SportTabs';
import { useWholeDay } from './whole-day';

const none: readonly Fixture[] = [];

export interface DayPageProps {
  readonly data: DayData;
  readonly filters: readonly FilterKey[];
  /** Renders the matches; grouped by league by default. */
  readonly list?: (fixtures: readonly Fixture[]) => ReactNode;
  /** Above the matches: a switch for another grouping. */
  readonly views?: ReactNode;
  /** Below the calendar on the right. */
  readonly aside?: ReactNode;
}

/** Matches of a day by league: the common page of the schedule, the live schedule and the results. */
export const DayPage = observer(function DayPage({ data, filters, list, views, aside }: DayPageProps) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { clock } = useServices();
  const live = useLive();
  useSpoilers(data.hidesScores);
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => dayQuery(data), [data]);
  const { list: loaded, rest, slugs } = useWholeDay(data.served, query);
  const store = useMemo(() => new DayStore(loaded, { live }), [loaded, live]);
  const month = useMonth(data);
  const { services, announced } = useDayLife(loaded);
  useViewersZone(data.timezone);

  const { base } = dayKinds[data.kind];
  const today = dayAt(clock.minute, clock.timezone);
  const filter = chosenFilter(search.get(FILTER), filters);
  const { fixtures } = store;
  const shown = matching(fixtures, filter, services.favourites, clock.minute);
  const shownRest = restMatching(rest, filter, services.favourites);
  const choose = (key: FilterKey) => {
    const next = withParameter('', search, FILTER, key === 'all' ? undefined : key);
    setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true });
  };
  const toggleNight = () => {
    const next = withParameter('', search, DAY, data.night ? undefined : NIGHT);
    setSearch(new URLSearchParams(next), { preventScrollReset: true });
  };

  return (
    <DayServicesContext value={services}>
      <MonthContext value={month}>
        <PageFrame
          left={<LeagueSide leagues={data.leagues} base={base} current={data.scope.league?.slug} />}
          leftLabel={t('leagues')}
          right={
            <>
              <DayCalendar data={data} today={today} />
              {aside}
            </>
          }
          rightLabel={t('calendar')}
        >
          <Stack>
            <DayHead data={data} today={today} />
            <SportTabs base={base} current={data.scope.sport} none={data.scope.league !== undefined} />
            <DayNav data={data} today={today} />
            <DayFilters
              keys={filters}
              fixtures={fixtures}
              rest={rest}
              chosen={filter}
              onChoose={choose}
              {...(data.kind === 'results' ? {} : { night: { shown: data.night, onToggle: toggleNight } })}
            />
            <LazyLateScores fixtures={shown} />
            {views}
            {!data.schedule.ok && <RetryPanel />}
            {data.schedule.ok && fixtures.length === 0 && <EmptyDay data={data} today={today} />}
            {fixtures.length > 0 && shown.length === 0 && shownRest.length === 0 && (
              <EmptyFilter
                filter={filter}
                onShowAll={() => {
                  choose('all');
                }}
              />
            )}
            {list?.(shown)}
            <LeagueGroups fixtures={list ? none : shown} rest={shownRest} base={base} slugs={slugs} />
            <DayBefore data={data} filter={filter} today={today} />
            <GoalAnnouncement goal={announced} />
          </Stack>
        </PageFrame>
      </MonthContext>
    </DayServicesContext>
  );
});

/** The newest results of the day before, below the few of today. */
const DayBefore = observer(function DayBefore({
  data,
  filter,
  today,
}: {
  data: DayData;
  filter: FilterKey;
  today: string;
}) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { clock } = useServices();
  const { favourites } = useDayServices();
  const [search] = useSearchParams();
  const shown = matching(data.dayBefore.list, filter, favourites, clock.minute);
  if (shown.length === 0) return null;
  const href = dayHref(data.pathname, search, addDays(data.day, -1), today);
  return (
    <>
      <SectionHead title={t('dayBefore')} more={{ href, label: t('allOfDayBefore') }} />
      <LeagueGroups fixtures={shown} base={dayKinds[data.kind].base} slugs={data.dayBefore.slugs} anchored={false} />
    </>
  );
});

const DayHead = observer(function DayHead({ data, today }: { data: DayData; today: string }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { t: words } = useTranslation('match');
  const { clock, settings } = useServices();
  const live = useLive();
  const [search] = useSearchParams();
  const scope = scopeName(data.scope, words);
  const away = data.night || data.day !== today;
  return (
    <div css={head}>
      <h1>{scope ? `${t(`page.${data.kind}.heading`)} ${scope}` : t(`page.${data.kind}.heading`)}</h1>
      <span css={stamp}>
        <span css={wideOnly}>
          {zoneWords(clock.timezone, clock.minute, t)} · {t('updated')}{' '}
        </span>
        <Num>{clockTime(live.updatedAt, clock.timezone)}</Num>
      </span>
      <span css={push}>
        {away && (
          <LinkButton size="sm" look="line" href={dayHref(data.pathname, search, today, today)}>
            {t('now')}
          </LinkButton>
        )}
        {data.kind !== 'results' && (
          <Switch
            label={t('goalSound')}
            checked={settings.sound}
            onChange={(sound) => {
              settings.change({ sound });
            }}
          />
        )}
      </span>
    </div>
  );
});

/** One store per page, so that both calendars show the same month. */
function useMonth(data: DayData): MonthStore {
  const { api, log } = useServices();
  const { kind, scope, timezone, day, month } = data;
  const store = useMemo(
    () =>
      new MonthStore(monthOf(day), month.ok ? month.value : undefined, {
        counts: (requested, signal) =>
          api.call(
            'GET /al/api/schedule/calendar',
            { query: { ...filterOf(kind, scope), timezone, month: requested } },
            signal,
          ),
        failed: (error) => {
          log.warn('month of matches', error);
        },
      }),
    [api, log, kind, scope, timezone, day, month],
  );
  useEffect(() => store.close, [store]);
  return store;
}

/**
 * On a first visit the server does not know the timezone. The cookie now has it and the days may differ, so this
 * reloads the data.
 */
function useViewersZone(loadedFor: string): void {
  const { clock } = useServices();
  const { revalidate } = useRevalidator();
  const { timezone } = clock;
  useEffect(() => {
    if (!isSameZone(timezone, loadedFor)) void revalidate();
  }, [timezone, loadedFor, revalidate]);
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-3);
  min-height: 44px;
  & > h1 {
    font-size: var(--fs-20);
    line-height: 1.3;
  }
  @media (min-width: 768px) {
    & > h1 {
      font-size: var(--fs-24);
    }
  }
`;

const stamp = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const wideOnly = css`
  @media (max-width: 899px) {
    display: none;
  }
`;

const push = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  margin-left: auto;
`;
