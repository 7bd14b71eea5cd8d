import type { NavigationItem } from '@khandai/contracts';
import type { NavItem } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router';

/** Counts by the name of the badge that shows them. */
export interface NavBadges {
  /** Matches that are live now. */
  readonly live: number;
}

/** Navigation data as the kit shows it: which item is the current page, and the counts of `badges`. */
export function useNavItems(items: readonly NavigationItem[], badges: NavBadges): NavItem[] {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return items.map(({ label, href, badge }) => ({
    label,
    href,
    current: isCurrent(href, pathname),
    external: !href.startsWith('/'),
    ...(badge === 'live' && badges.live > 0 ? { live: { count: badges.live, before: t('liveBefore'), after: t('liveAfter') } } : {}),
  }));
}

/** A page below counts as being there, home only when it is home. */
export const isCurrent = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
