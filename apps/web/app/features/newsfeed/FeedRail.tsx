import { css } from '@emotion/react';
import { type Fixture, PostType } from '@khandai/contracts';
import { SectionHead, Stack } from '@khandai/ui-kit';
import { LatestNews } from '../../domains/news';
import { SubjectCard, TrendingTags, useFeedWords } from '../../domains/newsfeed';
import { type PeopleListName, PeopleRail, useHasRail } from '../../domains/people';

export interface FeedRailProps {
  readonly matches: readonly Fixture[];
  /** The list of members that the page shows. */
  readonly people: PeopleListName | undefined;
}

/** What is beside the feed on wide screens. */
export function FeedRail({ matches, people }: FeedRailProps) {
  const { t } = useFeedWords();
  const hasRail = useHasRail();
  return (
    <Stack css={rail}>
      {hasRail && <PeopleRail current={people} />}
      {hasRail && <TrendingTags />}
      {matches.length > 0 && (
        <section aria-labelledby="feed-matches">
          <SectionHead id="feed-matches" title={t('hot')} more={{ href: '/lich-truc-tiep', label: t('hotMore') }} />
          <Stack>
            {matches.map((fixture) => (
              <SubjectCard
                key={fixture.fixtureId}
                subject={{ type: PostType.shareLive, fixture, hostId: fixture.commentators[0]?.userId ?? null }}
                bare
              />
            ))}
          </Stack>
        </section>
      )}
      {hasRail && <LatestNews />}
    </Stack>
  );
}

/* The column stays in sight while the posts go by, so what does not fit into the window is scrolled by itself; no part shrinks. */
const rail = css`
  grid-auto-rows: max-content;
  @media (min-width: 1200px) {
    max-height: calc(100dvh - var(--header-h) - 2 * var(--sp-5));
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
