import type { Fixture } from '@khandai/contracts';
import { SectionHead, Stack } from '@khandai/ui-kit';
import { useFeedWords } from '../../domains/newsfeed';
import { PeopleRail } from '../../domains/people';
import { LiveMatchCard } from '../../domains/schedule';

/** What is beside the feed on wide screens. */
export function FeedRail({ matches }: { matches: readonly Fixture[] }) {
  const { t } = useFeedWords();
  return (
    <Stack>
      <PeopleRail />
      {matches.length > 0 && (
        <section aria-labelledby="feed-matches">
          <SectionHead id="feed-matches" title={t('hot')} more={{ href: '/lich-truc-tiep', label: t('hotMore') }} />
          <Stack>
            {matches.map((fixture) => (
              <LiveMatchCard key={fixture.fixtureId} fixture={fixture} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
