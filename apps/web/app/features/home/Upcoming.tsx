import type { Fixture } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { LinkButton, SectionHead, Stack, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { LiveMatchRow } from '../../domains/schedule';
import type { Loaded } from '../../shell/router/answers';
import { useLive } from '../../domains/match';
import { upcoming } from './home-view';

/** The first five matches to look forward to; one that kicks off leaves the list. */
export const Upcoming = observer(function Upcoming({ featured }: { featured: Loaded<Fixture[]> }) {
  const { t } = useTranslation('home');
  const live = useLive();
  const list = featured.ok ? upcoming(featured.value.map((fixture) => live.latest(fixture))) : [];
  return (
    <section aria-labelledby="home-next">
      <Stack>
        <SectionHead id="home-next" title={t('upcoming')} more={{ href: '/lich-thi-dau', label: t('toSchedule') }} />
        {!featured.ok && <RetryPanel />}
        {featured.ok && list.length === 0 && (
          <EmptyPanel icon={icons.calendar} title={t('noUpcoming')} text={t('noUpcomingText')} />
        )}
        {list.length > 0 && (
          <LeagueGroup label={t('upcoming')}>
            {list.map((fixture) => (
              <LiveMatchRow key={fixture.fixtureId} fixture={fixture} withLeague />
            ))}
          </LeagueGroup>
        )}
        <LinkButton href="/lich-thi-dau?ngay=dem-nay" icon={icons.moon} wraps>
          {t('tonight')}
        </LinkButton>
      </Stack>
    </section>
  );
});
