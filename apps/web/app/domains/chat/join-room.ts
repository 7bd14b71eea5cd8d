import { SendRefused } from '@khandai/chat-socket';
import type { TFunction } from '../../i18n/i18n';
import type { ApiClient } from '@khandai/api-client';
import type { Services } from '../../shell/services/services';
import type { ChatDomain } from './chat-domain';
import type { ChatRoomDeps } from './ChatRoomStore';

/** Messages of a page of old talk. */
const PAST_PAGE = 50;

interface JoinRoomDeps extends Pick<Services, 'clock' | 'log' | 'toasts' | 'viewer'> {
  readonly groupId: number;
  readonly api: Pick<ApiClient, 'call'>;
  readonly chat: Pick<ChatDomain, 'join'>;
  readonly account: { asMember(action: () => void, reason: string): void };
}

/** How a chat room on screen reaches its room. */
export const joinRoom = (
  { groupId, api, chat, account, clock, log, toasts, viewer }: JoinRoomDeps,
  t: TFunction<'chat'>,
): ChatRoomDeps => ({
  clock,
  log,
  viewer,
  join: chat.join,
  pageBefore: (before, pageSize = PAST_PAGE) =>
    api.call('POST /ac/api/chat/message/v2/list', { body: { groupId, before, pageSize } }),
  asMember: (action) => {
    account.asMember(action, t('loginToWrite'));
  },
  refused: (error) => {
    const sentence = error instanceof SendRefused ? error.msg : '';
    toasts.push({ tone: 'bad', title: sentence || t('reactionFailed') });
  },
});
