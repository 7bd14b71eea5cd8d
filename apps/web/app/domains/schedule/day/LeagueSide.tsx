import type { LeagueSummary } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { SideList, icons } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { leagueCrest } from '../../match';

export interface LeagueSideProps {
  readonly leagues: readonly LeagueSummary[];
  readonly base: string;
  /** Slug of the page's league. */
  readonly current?: string | undefined;
}

/** Links to leagues, those with live matches first. */
export function LeagueSide({ leagues, base, current }: LeagueSideProps) {
  const { t } = useLazyTranslation('schedule', schedule);
  const items = leagues.map(({ league, slug, live }) => ({
    href: `${base}/${slug}`,
    label: league.name,
    current: slug === current,
    picture: <Crest {...leagueCrest(league)} size={20} />,
    ...(live > 0 ? { live: { count: live, before: t('leaguesLive') } } : {}),
  }));
  return (
    <SideList title={t('leagues')} items={items} more={{ href: base, label: t('allLeagues'), icon: icons.list }} />
  );
}
