import { PageFrame, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { useLive, useSpoilers } from '../../domains/match';
import {
  CompareOdds,
  MatchOddsContext,
  MatchOddsStore,
  OddsArea,
  OddsHidden,
  OddsNote,
  useOdds,
} from '../../domains/odds';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { siteMeta } from '../../shell/seo/page-meta';
import { useServices } from '../../shell/services/services';
import { loadMatchOdds, type MatchOddsData } from './load-match-odds';
import { matchOddsMeta } from './match-odds-meta';
import { MatchHead } from './MatchHead';

export const loader = loadMatchOdds;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  matchOddsMeta(loaderData, siteMeta(matches));

/** The key remounts the page for each match, so that no state of the previous one remains. */
export default function MatchOddsRoute() {
  const data = useLoaderData<typeof loader>();
  return <MatchOddsPage key={data.odds.fixture.fixtureId} data={data} />;
}

const MatchOddsPage = observer(function MatchOddsPage({ data }: { data: MatchOddsData }) {
  const { clock, log } = useServices();
  const live = useLive();
  useSpoilers(data.hidesScores);
  const { settings } = useOdds();
  useReloadAfterGap();
  const [store] = useState(() => new MatchOddsStore(data.odds, { clock, log, live }));
  useEffect(() => {
    if (store.data !== data.odds) store.load(data.odds);
  }, [store, data]);
  return (
    <MatchOddsContext value={store}>
      <PageFrame>
        <Stack>
          <MatchHead />
          {settings.hideOdds ? (
            <OddsHidden />
          ) : (
            <OddsArea>
              <CompareOdds data={data} />
            </OddsArea>
          )}
          <OddsNote />
        </Stack>
      </PageFrame>
    </MatchOddsContext>
  );
});
