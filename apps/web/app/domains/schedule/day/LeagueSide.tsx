import type { League, LeagueSummary } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { SideList, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { leagueCrest, useLive } from '../../match';

export interface LeagueSideProps {
  readonly leagues: readonly LeagueSummary[];
  readonly base: string;
  /** Slug of the page's league. */
  readonly current?: string | undefined;
}

/** Links to leagues: popular ones first, then those with live matches. */
export const LeagueSide = observer(function LeagueSide({ leagues, base, current }: LeagueSideProps) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { live } = useLive();
  const liveOf = ({ leagueId }: League) => live.filter((fixture) => fixture.league.leagueId === leagueId).length;
  // The order is the loader's; the numbers are those of the header and change with it.
  const items = leagues.map(({ league, slug }) => ({
    href: `${base}/${slug}`,
    label: league.name,
    current: slug === current,
    picture: <Crest {...leagueCrest(league)} size={20} />,
    ...(liveOf(league) > 0 ? { live: { count: liveOf(league), before: t('leaguesLive') } } : {}),
  }));
  return (
    <SideList title={t('leagues')} items={items} more={{ href: base, label: t('allLeagues'), icon: icons.list }} />
  );
});
