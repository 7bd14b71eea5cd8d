import type { NavigationItem } from '@khandai/contracts';
import type { NavItem } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router';
import { useServices } from '../services/services';

/** Navigation data as the kit shows it: which page one is on, and how many matches are live. Call inside an observer. */
export function useNavItems(items: readonly NavigationItem[]): NavItem[] {
  const { live } = useServices();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return items.map(({ label, href, badge }) => ({
    label,
    href,
    current: isCurrent(href, pathname),
    external: !href.startsWith('/'),
    ...(badge === 'live' && live.liveCount > 0 ? { live: { count: live.liveCount, before: t('liveBefore'), after: t('liveAfter') } } : {}),
  }));
}

/** A page below counts as being there, home only when it is home. */
export const isCurrent = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
