import { Chip, ChipRow, LeagueGroup, PageFrame, SectionHead, Stack } from '@khandai/ui-kit';
import type { Fixture } from '@khandai/contracts';
import { groupByLeague } from '@khandai/live-schedule';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { shortDate } from '../../i18n/format-time';
import { vi } from '../../i18n/vi';
import { Nothing, RetryPanel } from '../../shell/frame/Blank';
import { leagueCrest } from '../../shell/match/fixture-view';
import { LiveMatchRow } from '../../shell/match/LiveCards';
import { useServices } from '../../shell/services/services';
import { byState, filterKeys, type FilterKey, filterOf, matching } from './live-filter';
import { loadLive } from './load-live';

export const loader = loadLive;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction = () => [{ title: vi.live.title }, { name: 'description', content: vi.live.description }];

/** Parameter of the address that names the filter. */
const FILTER = 'loc';

export default observer(function LivePage() {
  const { t } = useTranslation('live');
  const { clock, live } = useServices();
  const { today } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search.get(FILTER));
  const fixtures = today.ok
    ? withLive(
        today.value.map((fixture) => live.latest(fixture)),
        live.live,
      )
    : live.live;
  const shown = matching(fixtures, filter);
  const choose = (next: FilterKey) => {
    setSearch(next === 'all' ? {} : { [FILTER]: next }, { replace: true, preventScrollReset: true });
  };

  return (
    <PageFrame>
      <Stack>
        <SectionHead level={1} title={t('heading')} note={shortDate(clock.now, clock.timezone)} />
        <ChipRow label={t('filters')}>
          {filterKeys.map((key) => (
            <Chip
              key={key}
              pressed={filter === key}
              live={key === 'live'}
              count={matching(fixtures, key).length}
              onPress={() => {
                choose(key);
              }}
            >
              {t(key)}
            </Chip>
          ))}
        </ChipRow>
        {!today.ok && <RetryPanel />}
        {today.ok && fixtures.length === 0 && <Nothing icon="calendar" title={t('none')} text={t('noneText')} />}
        {fixtures.length > 0 && shown.length === 0 && (
          <Nothing
            icon="calendar"
            title={t('noneOfFilter')}
            text={t('noneOfFilterText')}
            action={{
              label: t('showAll'),
              onPress: () => {
                choose('all');
              },
            }}
          />
        )}
        {groupByLeague(shown).map(({ league, fixtures: group }) => (
          <div key={league.leagueId} id={`giai-${league.leagueId}`}>
            <LeagueGroup level={2} name={league.name} crest={leagueCrest(league)} round={commonRound(group)}>
              {byState(group).map((fixture) => (
                <LiveMatchRow key={fixture.fixtureId} fixture={fixture} />
              ))}
            </LeagueGroup>
          </div>
        ))}
      </Stack>
    </PageFrame>
  );
});

/** Matches that began before midnight and are still played belong to the list too. */
function withLive(today: readonly Fixture[], live: readonly Fixture[]): Fixture[] {
  const known = new Set(today.map(({ fixtureId }) => fixtureId));
  return [...today, ...live.filter(({ fixtureId }) => !known.has(fixtureId))];
}

/** The round, when all of the group are of one. */
function commonRound(group: readonly Fixture[]): string | undefined {
  const round = group[0]?.round;
  return round && group.every((fixture) => fixture.round === round) ? round : undefined;
}
