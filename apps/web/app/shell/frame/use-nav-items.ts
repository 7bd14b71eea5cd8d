import type { NavigationItem } from '@khandai/contracts';
import type { NavItem } from '@khandai/ui-kit';
import type { I18n } from '../../i18n/i18n';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router';

/** Counts by badge name. */
export interface NavBadges {
  /** Number of live matches. */
  readonly live: number;
  /** Unread messages of a member. */
  readonly unread: number;
}

/** Maps navigation data to the kit's items: marks the current page and adds the counts of `badges`. */
export function useNavItems(items: readonly NavigationItem[], badges: NavBadges): NavItem[] {
  const { t } = useTranslation('shell');
  const i18n = useI18n();
  const { pathname } = useLocation();
  return items.map((item) => ({
    label: navLabel(item, i18n),
    href: item.href,
    current: isCurrent(item.href, pathname),
    external: !item.href.startsWith('/'),
    ...(item.badge === 'live' && badges.live > 0
      ? { live: { count: badges.live, before: t('liveBefore'), after: t('liveAfter') } }
      : {}),
  }));
}

/** The label of a link in the page's language, where the link is the site's own and the language has words for it. */
export const navLabel = ({ label, name, match }: NavigationItem, i18n: Pick<I18n, 'find'>): string =>
  (name && i18n.find(`menu.${name}`)) ?? (match && i18n.find('menu.match', match)) ?? label;

/** An item is current on its page and all pages below it; home is current only on the home page. */
export const isCurrent = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
