import { css } from '@emotion/react';
import { FeedTab, type Fixture, type PostPage, UserFilter } from '@khandai/contracts';
import { Hidden, icons, PageFrame, Stack, TabNav, ReadingColumn } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginPanel } from '../../domains/account';
import {
  type FeedChoice,
  FeedList,
  FeedOf,
  ownPostsOf,
  RemovedPosts,
  useFeedWords,
  WritePost,
} from '../../domains/newsfeed';
import { useSpoilers } from '../../domains/match';
import { listOf, PeoplePanel, PeopleTabs, PhoneSuggestions, useCounts, useHasAside } from '../../domains/people';
import type { Loaded } from '../../shell/router/answers';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import { EmptyFeed } from './EmptyFeed';
import { FeedAside } from './FeedAside';
import { FeedRail } from './FeedRail';
import { FeedFilter } from './FeedFilter';
import { addressOf, tabs as feedTabs, readChoice } from './feed-address';

const tabNames = {
  [FeedTab.newsfeed]: 'newsfeed',
  [FeedTab.home]: 'home',
  [FeedTab.event]: 'event',
  [FeedTab.community]: 'community',
  [FeedTab.tip]: 'tip',
} as const;

const tabIcons = {
  [FeedTab.newsfeed]: icons.newspaper,
  [FeedTab.home]: icons.home,
  [FeedTab.event]: icons.calendar,
  [FeedTab.community]: icons.users,
  [FeedTab.tip]: icons.ticket,
} as const;

export interface FeedPageProps {
  /** The first page of the tab that the server rendered. */
  readonly first: Loaded<PostPage> | null;
  readonly matches: readonly Fixture[];
  /** What the server rendered. */
  readonly hidesScores: boolean;
}

/** The feed: what fans write. */
export const FeedPage = observer(function FeedPage({ first, matches, hidesScores }: FeedPageProps) {
  const { t } = useFeedWords();
  const services = useServices();
  const { viewer } = services;
  const spoilers = useSpoilers(hidesScores);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const base = baseOf(useLocation().pathname);
  const choice = readChoice(search);
  const isMine = choice.tab === FeedTab.home;
  const isCommunity = choice.tab === FeedTab.community;
  const list = isCommunity ? listOf(search) : undefined;
  const hasAside = useHasAside();
  // Phones show the numbers beside the lists of members alone.
  const counted = viewer.isMember && (hasAside || isCommunity) ? viewer.userId : undefined;
  const counts = useCounts(counted, ownPostsOf(services).changes);
  // The server rendered the first address alone; a member's own reactions need their token.
  const served = useRef(addressOf(choice));
  const page = first?.ok && served.current === addressOf(choice) && !viewer.isMember ? first.value : undefined;
  const items = feedTabs.map((tab) => ({
    icon: tabIcons[tab],
    label: t(`tab.${tabNames[tab]}`),
    href: addressOf({ tab, filter: UserFilter.all }),
    current: choice.tab === tab,
  }));
  return (
    <PageFrame
      leftLabel={t('tabs')}
      left={<FeedAside items={items} people={list} counts={counts} />}
      rightLabel={t('beside')}
      right={<FeedRail matches={matches} people={list} />}
    >
      <ReadingColumn>
        <Stack>
          <Hidden as="h1">{t('title')}</Hidden>
          <div css={head}>
            <TabNav label={t('tabs')} items={items} css={sources} />
            {!isMine && !list && (
              <FeedFilter
                value={choice.filter}
                onChange={(filter) =>
                  void navigate(base + addressOf({ ...choice, filter }), { preventScrollReset: true })
                }
                spoilers={spoilers}
              />
            )}
          </div>
          {isCommunity && (
            <PeopleTabs current={list} counts={counts} posts={addressOf({ tab: choice.tab, filter: UserFilter.all })} />
          )}
          {list ? <PeoplePanel list={list} /> : <Posts key={addressOf(choice)} choice={choice} page={page} />}
        </Stack>
      </ReadingColumn>
    </PageFrame>
  );
});

const Posts = observer(function Posts({ choice, page }: { choice: FeedChoice; page: PostPage | undefined }) {
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const isMine = choice.tab === FeedTab.home;
  if (isMine && !viewer.isMember)
    return (
      viewer.isKnown && (
        <LoginPanel icon={icons.account} title={t('loginReason')} text={t('homeGuest')} reason={t('loginReason')} />
      )
    );
  return (
    <FeedOf choice={choice} page={page}>
      {isMine && <RemovedPosts />}
      <WritePost />
      <FeedList
        empty={<EmptyFeed choice={choice} />}
        between={choice.tab === FeedTab.newsfeed && <PhoneSuggestions />}
      />
    </FeedOf>
  );
});

/* The line below the tabs goes on below the button. */
const head = css`
  display: flex;
  align-items: stretch;
  margin: 0 calc(-1 * var(--sp-3));
  border-bottom: 1px solid var(--c-line);
  & > button {
    flex: none;
    align-self: center;
  }
  @media (min-width: 768px) {
    margin: 0;
  }
`;

const sources = css`
  flex: 1;
  margin: 0 0 -1px;
  border-bottom: 0;
`;
