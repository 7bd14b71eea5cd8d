import { icons, LinkButton, PageFrame, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { shortDate } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { live as liveWords } from '../../i18n/vi/lazy/live';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import {
  chosenFilter,
  DayFilters,
  DayServicesContext,
  DayStore,
  EmptyFilter,
  FILTER,
  type FilterKey,
  GoalAnnouncement,
  LeagueGroups,
  matching,
  NoMatchesToday,
  restMatching,
  SportTabs,
  useDayLife,
  useWholeDay,
  withParameter,
} from '../../domains/schedule';
import { useLive, useSpoilers } from '../../domains/match';
import { siteMeta } from '../../shell/seo/page-meta';
import { useServices } from '../../shell/services/services';
import { liveMeta } from './live-meta';
import { loadLive } from './load-live';

export const loader = loadLive;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => liveMeta(loaderData, siteMeta(matches));

const filters = ['all', 'live', 'coming', 'ended', 'favourites'] as const;
const SCHEDULE = '/lich-thi-dau';

/** Today's matches, of all sports or of one. */
export default observer(function LivePage() {
  const { t } = useLazyTranslation('live', liveWords);
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const live = useLive();
  const { ok, today, query, sport, hidesScores, hasRaces } = useLoaderData<typeof loader>();
  useSpoilers(hidesScores);
  const [search, setSearch] = useSearchParams();
  const { list: loaded, rest, slugs } = useWholeDay(today, query);
  const store = useMemo(() => new DayStore(loaded, { live }), [loaded, live]);
  const { services, announced } = useDayLife(loaded);
  const { fixtures } = store;
  const filter = chosenFilter(search.get(FILTER), filters);
  const shown = matching(fixtures, filter, services.favourites, clock.minute);
  const shownRest = restMatching(rest, filter, services.favourites);
  const choose = (key: FilterKey) => {
    const next = withParameter('', search, FILTER, key === 'all' ? undefined : key);
    setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true });
  };
  const days = sport ? `${SCHEDULE}/${sport.slug}` : SCHEDULE;

  return (
    <DayServicesContext value={services}>
      <PageFrame>
        <Stack>
          <SectionHead
            level={1}
            title={sport ? t('headingOf', { sport: words(`sports.${sport.key}`) }) : t('heading')}
            note={shortDate(clock.minute, clock.timezone, words('weekdays'))}
            more={{ href: days, label: t('toSchedule') }}
          />
          <SportTabs base="/truc-tiep" current={sport} />
          {hasRaces && (
            <p>
              <LinkButton href="/dua-bi" look="line" icon={icons.marble}>
                {t('toRaces')}
              </LinkButton>
            </p>
          )}
          <DayFilters keys={filters} fixtures={fixtures} rest={rest} chosen={filter} onChoose={choose} />
          {!ok && <RetryPanel />}
          {ok && fixtures.length === 0 && (
            <NoMatchesToday
              title={t('none')}
              text={t('noneText')}
              action={<LinkButton href={days}>{t('toSchedule')}</LinkButton>}
            />
          )}
          {fixtures.length > 0 && shown.length === 0 && shownRest.length === 0 && (
            <EmptyFilter
              filter={filter}
              onShowAll={() => {
                choose('all');
              }}
            />
          )}
          <LeagueGroups fixtures={shown} rest={shownRest} base={SCHEDULE} slugs={slugs} />
          <GoalAnnouncement goal={announced} />
        </Stack>
      </PageFrame>
    </DayServicesContext>
  );
});
