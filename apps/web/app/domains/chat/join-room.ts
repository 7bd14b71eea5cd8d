import { ChatRooms, type ChatRoomsDeps, SendRefused } from '@khandai/chat-socket';
import type { TFunction } from '../../i18n/i18n';
import { type ApiClient, ApiError } from '@khandai/api-client';
import type { Services } from '../../shell/services/services';
import type { ChatDomain } from './chat-domain';
import type { ChatRoomDeps } from './chat-room-deps';
import { GiftBanners } from './gifts/GiftBanners';
import { RoomLines, type RoomLinesDeps } from './lines/RoomLines';
import { oncePerFrame } from './once-per-frame';

/** Messages of a page of history. */
const HISTORY_PAGE = 50;

interface JoinRoomDeps extends Pick<Services, 'clock' | 'log' | 'ports' | 'socket' | 'timers' | 'toasts' | 'viewer'> {
  readonly groupId: number;
  /** The room is a private conversation. */
  readonly isPrivate: boolean;
  readonly api: Pick<ApiClient, 'call'>;
  readonly chat: Pick<ChatDomain, 'join'>;
  readonly account: { asMember(action: () => void, reason: string): void };
}

/** How a chat room on screen reaches its room. */
export const joinRoom = (
  { groupId, isPrivate, api, chat, account, clock, log, ports, socket, timers, toasts, viewer }: JoinRoomDeps,
  t: TFunction<'chat'>,
): ChatRoomDeps => ({
  clock,
  log,
  viewer,
  isPrivate,
  gifts: new GiftBanners({ timers, storage: ports.storage }),
  ...(isPrivate ? {} : { lines: new RoomLines(groupId, { load: linesOf(api), log }) }),
  join: (room, options, signal) =>
    chat.join(
      room,
      isPrivate ? { ...options, private: { history: privateHistoryOf(api) } } : options,
      signal,
      () => new ChatRooms({ socket, clock: timers, history: historyOf(api) }),
    ),
  people: {
    mayAsk: () => viewer.isMember,
    ask: async (word) => (await api.call('GET /ac/api/chat/room/people', { query: { groupId, word } })).list,
    sleep: (ms) => timers.sleep(ms),
    failed: (error) => {
      log.warn('names in the room', error);
    },
  },
  inBatches: oncePerFrame,
  pageBefore: (before, pageSize = HISTORY_PAGE) =>
    isPrivate
      ? api.call('GET /ac/api/chat/private-message/list-private', { query: { groupId, before, pageSize } })
      : api.call('POST /ac/api/chat/message/v2/list', { body: { groupId, before, pageSize } }),
  part: (part) =>
    isPrivate
      ? api.call('GET /ac/api/chat/private-message/list-private', {
          query: { groupId, pageSize: HISTORY_PAGE, ...part },
        })
      : api.call('POST /ac/api/chat/message/v2/list', { body: { groupId, pageSize: HISTORY_PAGE, ...part } }),
  missing: (error) => {
    const sentence = error instanceof ApiError && error.kind === 'answer' ? error.message : '';
    toasts.push({ tone: 'bad', title: sentence || t('loadFailed') });
  },
  asMember: (action) => {
    account.asMember(action, t('loginToWrite'));
  },
  refused: (error) => {
    const sentence = error instanceof SendRefused ? error.msg : '';
    toasts.push({ tone: 'bad', title: sentence || t('reactionFailed') });
  },
});

const linesOf =
  (api: JoinRoomDeps['api']): RoomLinesDeps['load'] =>
  (groupId, signal) =>
    api.call('GET /ac/api/chat/room/match-lines', { query: { groupId } }, signal);

const historyOf =
  (api: JoinRoomDeps['api']): ChatRoomsDeps['history'] =>
  (groupId, before, signal) =>
    api.call(
      'POST /ac/api/chat/message/v2/list',
      { body: { groupId, pageSize: HISTORY_PAGE, ...(before === undefined ? {} : { before }) } },
      signal,
    );

const privateHistoryOf =
  (api: JoinRoomDeps['api']): ChatRoomsDeps['history'] =>
  (groupId, before, signal) =>
    api.call(
      'GET /ac/api/chat/private-message/list-private',
      { query: { groupId, pageSize: HISTORY_PAGE, ...(before === undefined ? {} : { before }) } },
      signal,
    );
