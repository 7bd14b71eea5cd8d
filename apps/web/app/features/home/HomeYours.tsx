import type { Favourites, Fixture } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFavourites, useFavouriteWords } from '../../domains/favourites';
import { LiveMatchRow } from '../../domains/schedule';
import { useServices } from '../../shell/services/services';

/** Matches of the reader's teams and leagues, and those with a star. Nothing without any. It has the reader's `version` as its key. */
export const HomeYours = observer(function HomeYours() {
  const { t } = useFavouriteWords();
  const { api, log } = useServices();
  const favourites = useFavourites();
  const [list, setList] = useState<readonly Fixture[]>([]);
  const { isKnown, isEmpty } = favourites;
  useEffect(() => {
    if (!isKnown || isEmpty) return undefined;
    const visit = new AbortController();
    api
      .call('POST /al/api/schedule/favourites', { body: newest(favourites.all) }, visit.signal)
      .then((answer) => {
        setList(answer.list);
      })
      .catch((error: unknown) => {
        if (!visit.signal.aborted) log.warn('matches of favourites', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, favourites, isKnown, isEmpty]);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="home-yours-title">
      <Stack>
        <SectionHead
          id="home-yours-title"
          title={t('yours')}
          more={{ href: '/lich-thi-dau?loc=favourites', label: t('allYours') }}
        />
        <LeagueGroup label={t('yours')}>
          {list.map((fixture) => (
            <LiveMatchRow key={fixture.fixtureId} fixture={fixture} withLeague />
          ))}
        </LeagueGroup>
      </Stack>
    </section>
  );
});

/** As many of each kind as the call takes. */
const MAX_ASKED = 300;

const newest = ({ teams, leagues, matches }: Favourites): Favourites => ({
  teams: teams.slice(-MAX_ASKED),
  leagues: leagues.slice(-MAX_ASKED),
  matches: matches.slice(-MAX_ASKED),
});
