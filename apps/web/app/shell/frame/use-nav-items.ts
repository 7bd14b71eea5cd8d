import type { NavigationItem } from '@khandai/contracts';
import type { NavItem } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router';

/** Counts by badge name. */
export interface NavBadges {
  /** Number of live matches. */
  readonly live: number;
}

/** Maps navigation data to the kit's items: marks the current page and adds the counts of `badges`. */
export function useNavItems(items: readonly NavigationItem[], badges: NavBadges): NavItem[] {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return items.map(({ label, href, badge }) => ({
    label,
    href,
    current: isCurrent(href, pathname),
    external: !href.startsWith('/'),
    ...(badge === 'live' && badges.live > 0
      ? { live: { count: badges.live, before: t('liveBefore'), after: t('liveAfter') } }
      : {}),
  }));
}

/** An item is current on its page and all pages below it; home is current only on the home page. */
export const isCurrent = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
