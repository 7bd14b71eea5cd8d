import { LeagueGroup } from '@khandai/match-ui';
import { SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useFavourites, useFavouriteWords } from '../../domains/favourites';
import { LiveMatchRow } from '../../domains/schedule';
import { useYours } from './use-yours';

/** Matches of the reader's teams and leagues, and those with a star. Nothing without any. It has the reader's `version` as its key. */
export const HomeYours = observer(function HomeYours() {
  const { t } = useFavouriteWords();
  const list = useYours(useFavourites());
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
