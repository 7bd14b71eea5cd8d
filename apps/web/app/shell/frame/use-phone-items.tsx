import { type BottomTab, icons } from '@khandai/ui-kit';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { hiddenFromGuests, hiddenFromMembers } from '../services/member-hint';
import { useServices } from '../services/services';

/** Id of the lounge chat on the home page. */
export const LOUNGE_ID = 'khan-dai-chung';

const ACCOUNT = '/tai-khoan';

/**
 * The five places of a phone's navigation, in the bottom bar and in the sheet of a room. Items whose page does not exist
 * yet say so instead of linking to nothing. Call it in an observer.
 */
export function usePhoneItems(onLogin: () => void): BottomTab[] {
  const { t } = useTranslation('shell');
  const { viewer } = useServices();
  const { pathname, hash } = useLocation();
  const inLounge = pathname === '/' && hash === `#${LOUNGE_ID}`;
  return [
    { href: `/#${LOUNGE_ID}`, label: t('tabs.groupChat'), icon: icons.users, current: inLounge },
    { href: '/chatroom', label: t('tabs.chat'), icon: icons.message, soon: t('tabs.soon') },
    { href: '/', label: t('tabs.home'), icon: icons.home, current: pathname === '/' && !inLounge },
    { href: '/bang-tin', label: t('tabs.friends'), icon: icons.userPlus, soon: t('tabs.soon') },
    {
      href: ACCOUNT,
      label: viewer.isMember ? (
        t('tabs.account')
      ) : viewer.isKnown ? (
        t('labels:login')
      ) : (
        <>
          <span css={hiddenFromMembers}>{t('labels:login')}</span>
          <span css={hiddenFromGuests}>{t('tabs.account')}</span>
        </>
      ),
      icon: icons.account,
      current: pathname === ACCOUNT,
      ...(viewer.isMember ? {} : { onPress: onLogin }),
    },
  ];
}
