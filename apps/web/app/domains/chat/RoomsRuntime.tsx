import { ApiError } from '@khandai/api-client';
import type { ChatRoom } from '@khandai/contracts';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type Services, useServices } from '../../shell/services/services';
import { useChat } from './chat-domain';
import { Conversations } from './Conversations';
import { FollowedRoomsStore } from './FollowedRoomsStore';
import { MessageNotices } from './MessageNotices';

const MAX_ROOMS = 300;

/** Runs the followed rooms of the member, once it is known who they are. Lazy, because guests have none. */
export const RoomsRuntime = observer(function RoomsRuntime() {
  const services = useServices();
  const { followed, conversations } = useChat();
  const { userId } = services.viewer;

  useEffect(() => {
    if (userId === undefined) return;
    const life = new AbortController();
    const store = followedRooms(services, userId);
    store.open(life.signal);
    runInAction(() => {
      followed.set(store);
      conversations.set(privateTalk(services, store));
    });
    const stop = services.missed.suspected.on(() => void store.refresh());
    return () => {
      stop();
      runInAction(() => {
        followed.set(undefined);
        conversations.set(undefined);
      });
      life.abort();
    };
  }, [services, followed, conversations, userId]);

  return <MessageNotices />;
});

function followedRooms({ api, socket, timers, log }: Services, userId: number): FollowedRoomsStore {
  return new FollowedRoomsStore({
    list: async (signal) => {
      const [rooms, talks] = await Promise.all([
        allPages(api, 'GET /ac/api/chat/room/list-follow', signal),
        allPages(api, 'GET /ac/api/chat/room/list-private', signal),
      ]);
      return [...rooms, ...talks];
    },
    watch: (listener) =>
      socket.watch({ topic: 'inbox', userId }, ({ list }) => {
        listener(list);
      }),
    markRead: (groupId, sequence) =>
      api.call('POST /ac/api/chat/room/mark-read-group', {
        body: { groupId, ...(sequence !== undefined && { sequence }) },
      }),
    follow: (groupId, follow) => api.call('POST /ac/api/chat/room/follow-room', { body: { groupId, follow } }),
    setNotices: (groupId, notify) =>
      api.call('POST /ac/api/chat/room/notifications-group', { body: { groupId, notify } }),
    clock: timers,
    userId,
    mayRetry: (error) => !(error instanceof ApiError) || error.retryable,
    failed: (what, error) => {
      log.warn(what, error);
    },
  });
}

const privateTalk = ({ api }: Services, store: FollowedRoomsStore): Conversations =>
  new Conversations({
    open: async (otherUserId) =>
      (await api.call('POST /ac/api/chat/private-message/open', { body: { otherUserId } })).room,
    block: (userId, block) => api.call('POST /ac/api/chat/block', { body: { userId, block } }),
    isBlocked: async (userId) => (await api.call('GET /ac/api/chat/block/list', { query: { userId } })).total > 0,
    show: store.show,
  });

/** Pages of 100 rooms. A member follows up to 200 rooms; of their conversations, the newest MAX_ROOMS are enough. */
async function allPages(
  api: Services['api'],
  call: 'GET /ac/api/chat/room/list-follow' | 'GET /ac/api/chat/room/list-private',
  signal: AbortSignal,
): Promise<ChatRoom[]> {
  const rooms: ChatRoom[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { total, list } = await api.call(call, { query: { pageNum } }, signal);
    rooms.push(...list);
    if (list.length === 0 || rooms.length >= Math.min(total, MAX_ROOMS)) return rooms;
  }
}
