import { SendRefused } from '@khandai/chat-socket';
import type { TFunction } from '../../i18n/i18n';
import type { Services } from '../../shell/services/services';
import type { ChatRoomDeps } from './ChatRoomStore';

/** How a chat room on screen reaches its room. */
export const joinRoom = (
  { socket, presence, clock, toasts, viewer, account }: Pick<Services, 'socket' | 'presence' | 'clock' | 'toasts' | 'viewer' | 'account'>,
  t: TFunction<'chat'>,
): ChatRoomDeps => ({
  clock,
  viewer,
  asMember: (action) => {
    account.asMember(action, t('loginToWrite'));
  },
  join: (groupId, options, signal) => {
    const channel = socket.joinRoom(groupId, options);
    const leave = presence.enterRoom(groupId);
    signal.addEventListener('abort', () => {
      channel.leave();
      leave();
    });
    return channel;
  },
  refused: (error) => {
    const sentence = error instanceof SendRefused ? error.msg : '';
    toasts.push({ tone: 'bad', title: sentence || t('reactionFailed') });
  },
});
