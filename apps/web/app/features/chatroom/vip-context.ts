import { ApiError } from '@khandai/api-client';
import { createContext, use, useEffect, useMemo } from 'react';
import { type Services, useServices } from '../../shell/services/services';
import { VipStore } from './VipStore';

/** The VIP room that is chosen; undefined while another room is. */
export const VipContext = createContext<VipStore | undefined>(undefined);

/** The VIP room of the page. Call it below `VipContext`. */
export const useVip = (): VipStore | undefined => use(VipContext);

/** A store of this VIP room, which loads again when a request changes and when the user does. Call it inside an observer. */
export function useVipStore(groupId: number | undefined): VipStore | undefined {
  const services = useServices();
  const { userId, isKnown } = services.viewer;
  const store = useMemo(() => (groupId === undefined ? undefined : vipStore(groupId, services)), [groupId, services]);

  useEffect(() => {
    if (!store || !isKnown) return;
    const life = new AbortController();
    store.open(life.signal);
    return () => {
      life.abort();
    };
  }, [store, isKnown, userId]);
  return store;
}

const ENTRIES = 100;

function vipStore(groupId: number, { api, socket, viewer, log }: Services): VipStore {
  const query = { groupId };
  return new VipStore({
    room: (signal) => api.call('GET /ac/api/chat/room/vip-group', { query }, signal),
    entries: async (signal) =>
      (await api.call('GET /ac/api/chat/room/vip-requests', { query: { ...query, pageSize: ENTRIES } }, signal)).list,
    ask: (request) =>
      api.call('POST /ac/api/chat/room/request-vip-gr', {
        body: { groupId, request, ...(viewer.member && { username: viewer.member.username }) },
      }),
    answer: (userId, approve) => api.call('POST /ac/api/chat/room/answer-vip', { body: { groupId, userId, approve } }),
    watch: (listener) => {
      const { userId, isMember } = viewer;
      if (!isMember || userId === undefined) return () => undefined;
      return socket.watch({ topic: 'inbox', userId }, ({ vip }) => {
        if (vip === groupId) listener();
      });
    },
    failed: (error) => {
      log.warn('VIP room', error);
    },
  });
}

/** The server's sentence about a refused call, or the given one. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.kind === 'answer' && error.message) || otherwise;
