import { SendRefused } from '@khandai/chat-socket';
import type { TFunction } from '../../i18n/i18n';
import type { Services } from '../../shell/services/services';
import type { ChatDomain } from './chat-domain';
import type { ChatRoomDeps } from './ChatRoomStore';

interface JoinRoomDeps extends Pick<Services, 'clock' | 'toasts' | 'viewer'> {
  readonly chat: Pick<ChatDomain, 'join'>;
  readonly account: { asMember(action: () => void, reason: string): void };
}

/** How a chat room on screen reaches its room. */
export const joinRoom = (
  { chat, account, clock, toasts, viewer }: JoinRoomDeps,
  t: TFunction<'chat'>,
): ChatRoomDeps => ({
  clock,
  viewer,
  join: chat.join,
  asMember: (action) => {
    account.asMember(action, t('loginToWrite'));
  },
  refused: (error) => {
    const sentence = error instanceof SendRefused ? error.msg : '';
    toasts.push({ tone: 'bad', title: sentence || t('reactionFailed') });
  },
});
