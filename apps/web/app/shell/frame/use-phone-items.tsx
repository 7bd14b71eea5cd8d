import { DEFAULT_GROUP_ID } from '@khandai/contracts';
import { type BottomTab, icons } from '@khandai/ui-kit';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { hiddenFromGuests, hiddenFromMembers } from '../services/member-hint';
import { useServices } from '../services/services';
import { isCurrent } from './use-nav-items';

/** Id of the lounge chat on the home page. */
export const LOUNGE_ID = 'khan-dai-chung';

const ACCOUNT = '/tai-khoan';
/** The list of chat rooms. */
const CHAT = '/chatroom';
/** The feed of members' posts. */
const FEED = '/bang-tin';
/** Its tab with the posts of everyone and the user's friends. The other tabs are no place of the bar. */
const FRIENDS = `${FEED}?nType=3`;
const isFriends = (pathname: string, search: string): boolean =>
  pathname === FEED && new URLSearchParams(search).get('nType') === '3';
/** The room that all users share. */
const GROUP_CHAT = `${CHAT}?roomId=${DEFAULT_GROUP_ID}`;

/**
 * The five places of a phone's navigation, in the bottom bar and in the sheet of a room. `unread` counts the member's
 * unread messages. The last item opens the login only for a user known as a guest: until the session is known, and without
 * scripts, it is a link to the account page. Call it in an observer.
 */
export function usePhoneItems(onLogin: () => void, unread: number): BottomTab[] {
  const { t } = useTranslation('shell');
  const { viewer } = useServices();
  const { pathname, search } = useLocation();
  return [
    { href: GROUP_CHAT, label: t('tabs.groupChat'), icon: icons.users },
    {
      href: CHAT,
      label: t('tabs.chat'),
      icon: icons.message,
      current: isCurrent(CHAT, pathname),
      unread: { count: unread, label: t('chat:newMessages', { number: unread }) },
    },
    { href: '/', label: t('tabs.home'), icon: icons.home, current: pathname === '/' },
    { href: FRIENDS, label: t('tabs.friends'), icon: icons.userPlus, current: isFriends(pathname, search) },
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
      ...(viewer.isKnown && !viewer.isMember ? { onPress: onLogin } : {}),
    },
  ];
}
