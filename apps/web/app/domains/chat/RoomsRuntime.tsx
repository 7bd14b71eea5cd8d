import type { ChatRoom } from '@khandai/contracts';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type Services, useServices } from '../../shell/services/services';
import { useChat } from './chat-domain';
import { FollowedRoomsStore } from './FollowedRoomsStore';

/** Runs the followed rooms of the member, once it is known who they are. Lazy, because guests have none. */
export const RoomsRuntime = observer(function RoomsRuntime(): null {
  const services = useServices();
  const { followed } = useChat();
  const { userId } = services.viewer;

  useEffect(() => {
    if (userId === undefined) return;
    const life = new AbortController();
    const store = followedRooms(services, userId);
    store.open(life.signal);
    runInAction(() => {
      followed.set(store);
    });
    const stop = services.missed.suspected.on(() => void store.refresh());
    return () => {
      stop();
      runInAction(() => {
        followed.set(undefined);
      });
      life.abort();
    };
  }, [services, followed, userId]);

  return null;
});

function followedRooms({ api, socket, timers, log }: Services, userId: number): FollowedRoomsStore {
  return new FollowedRoomsStore({
    list: (signal) => allFollowed(api, signal),
    watch: (listener) =>
      socket.watch({ topic: 'inbox', userId }, ({ list }) => {
        listener(list);
      }),
    markRead: (groupId, sequence) =>
      api.call('POST /ac/api/chat/room/mark-read-group', {
        body: { groupId, ...(sequence !== undefined && { sequence }) },
      }),
    follow: (groupId, follow) => api.call('POST /ac/api/chat/room/follow-room', { body: { groupId, follow } }),
    clock: timers,
    userId,
    failed: (what, error) => {
      log.warn(what, error);
    },
  });
}

/** A page has 100 rooms, and a member follows up to 200. */
async function allFollowed(api: Services['api'], signal: AbortSignal): Promise<ChatRoom[]> {
  const rooms: ChatRoom[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { total, list } = await api.call('GET /ac/api/chat/room/list-follow', { query: { pageNum } }, signal);
    rooms.push(...list);
    if (list.length === 0 || rooms.length >= total) return rooms;
  }
}
