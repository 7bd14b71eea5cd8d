import type { League } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { SideList, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { leagueCrest, useLive } from '../../domains/match';
import { leaguesOf } from './home-view';

/** Leagues of today, with how many of their matches are being played. */
export const HomeLeagues = observer(function HomeLeagues({ leagues }: { leagues: readonly League[] }) {
  const { t } = useTranslation('home');
  const live = useLive();
  const items = leaguesOf(live.live, leagues).map(({ league, live: count }) => ({
    href: `/truc-tiep#giai-${league.leagueId}`,
    label: league.name,
    picture: <Crest {...leagueCrest(league)} size={20} />,
    ...(count > 0 ? { live: { count, before: t('leaguesLive') } } : {}),
  }));
  return (
    <SideList
      title={t('leagues')}
      items={items}
      more={{ href: '/lich-thi-dau', label: t('allLeagues'), icon: icons.list }}
    />
  );
});
