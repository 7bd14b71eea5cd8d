import { css } from '@emotion/react';
import { MatchRowSkeleton } from '@khandai/match-ui';
import { Chip, ChipRow, Hidden, LiveCount, Num, PageFrame, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { type MetaFunction, useLoaderData } from 'react-router';
import { clockTime } from '../../i18n/format-time';
import { vi } from '../../i18n/vi';
import { LiveFeatured, LiveMatchCard } from '../../domains/schedule';
import { pageMeta, siteMeta, siteName } from '../../shell/seo/page-meta';
import { webSite } from '../../shell/seo/structured-data';
import { useLive, useSpoilers, type SportKey } from '../../domains/match';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { NearPart } from '../../shell/parts/NearPart';
import { deviceStorage } from '../../shell/services/browser-ports';
import { FAVOURITES, READ_COMICS, WATCHED_VIDEOS } from '../../shell/services/progress-keys';
import { useServices } from '../../shell/services/services';
import { liveOrder, sportsOf } from './home-view';
import { continueCode, leaguesCode, newsCode, raceCode, tipsCode, upcomingCode, yoursCode } from './late-parts';
import { loadHome } from './load-home';
import { Lounge } from './Lounge';
import { NoLive } from './NoLive';

export const loader = loadHome;

export const meta: MetaFunction = ({ matches }) => {
  const site = siteMeta(matches);
  const data = site.origin ? [webSite(site.origin, siteName(site))] : [];
  return pageMeta({ title: vi.home.title, description: vi.shell.description, path: '/', site, data });
};

export default function HomePage() {
  const { t } = useTranslation('home');
  const data = useLoaderData<typeof loader>();
  useSpoilers(data.hidesScores);
  return (
    <PageFrame
      left={
        <NearPart id="home-leagues" code={leaguesCode}>
          {(HomeLeagues) => <HomeLeagues leagues={data.leagues} />}
        </NearPart>
      }
      leftLabel={t('leagues')}
      right={<Lounge room={data.lounge} history={data.history.ok ? data.history.value : undefined} />}
      rightLabel={t('lounge')}
      rightOnPhones
    >
      <Hidden as="h1">{t('heading')}</Hidden>
      <HydrateLater>
        <LiveSection upcoming={data.featured.ok ? data.featured.value : []} />
      </HydrateLater>
      <Yours />
      <NearPart id="home-upcoming" code={upcomingCode} waiting={<MatchRowSkeleton label={t('upcoming')} count={5} />}>
        {(Upcoming) => <Upcoming featured={data.featured} />}
      </NearPart>
      <NearPart id="home-race" code={raceCode}>
        {(HomeRace) => <HomeRace />}
      </NearPart>
      <Continue />
      <NearPart id="home-news" code={newsCode}>
        {(LatestNews) => <LatestNews />}
      </NearPart>
      <NearPart id="home-tips" code={tipsCode}>
        {(HomeTips) => <HomeTips />}
      </NearPart>
    </PageFrame>
  );
}

/** Readers who left nothing unfinished on this device, and are no members, get no code for it. */
const Continue = observer(function Continue() {
  const { viewer } = useServices();
  const isWanted =
    viewer.isKnown &&
    (viewer.isMember || [WATCHED_VIDEOS, READ_COMICS].some((key) => deviceStorage.getItem(key) !== null));
  if (!isWanted) return null;
  return (
    <NearPart key={viewer.version} id="home-continue" code={continueCode}>
      {(HomeContinue) => <HomeContinue />}
    </NearPart>
  );
});

/** Guests who have marked nothing get no code for it. */
const Yours = observer(function Yours() {
  const { viewer } = useServices();
  if (!viewer.isKnown || !(viewer.isMember || deviceStorage.getItem(FAVOURITES) !== null)) return null;
  return (
    <NearPart key={viewer.version} id="home-yours" code={yoursCode}>
      {(HomeYours) => <HomeYours />}
    </NearPart>
  );
});

const LiveSection = observer(function LiveSection({
  upcoming,
}: {
  upcoming: Parameters<typeof NoLive>[0]['upcoming'];
}) {
  const { t } = useTranslation('home');
  const { clock } = useServices();
  const live = useLive();
  const [chosen, choose] = useState<SportKey>();
  const sports = sportsOf(live.live);
  const sport = sports.some((one) => one.sport === chosen) ? chosen : undefined;
  const [first, ...rest] = liveOrder(live.live, sport);

  return (
    <section aria-labelledby="home-live">
      <Stack>
        <SectionHead
          id="home-live"
          title={t('home:live')}
          note={
            <span css={note}>
              {live.liveCount > 0 && <LiveCount count={live.liveCount} />}
              {t('home:updated')} <Num>{clockTime(live.updatedAt, clock.timezone)}</Num>
            </span>
          }
          more={{ href: '/truc-tiep', label: t('home:all') }}
        />
        {sports.length > 1 && (
          <ChipRow label={t('home:sports')}>
            <Chip
              pressed={sport === undefined}
              count={live.live.length}
              onPress={() => {
                choose(undefined);
              }}
            >
              {t('match:sports.all')}
            </Chip>
            {sports.map(({ sport: key, count }) => (
              <Chip
                key={key}
                pressed={sport === key}
                count={count}
                onPress={() => {
                  choose(key);
                }}
              >
                {t(`match:sports.${key}`)}
              </Chip>
            ))}
          </ChipRow>
        )}
        {first ? (
          <div css={grid}>
            <div css={wide}>
              <LiveFeatured fixture={first} />
            </div>
            {rest.map((fixture) => (
              <LiveMatchCard key={fixture.fixtureId} fixture={fixture} />
            ))}
          </div>
        ) : (
          <NoLive upcoming={upcoming} />
        )}
      </Stack>
    </section>
  );
});

const note = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const grid = css`
  display: grid;
  gap: var(--sp-2);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-3);
  }
`;

const wide = css`
  grid-column: 1 / -1;
  min-width: 0;
`;
