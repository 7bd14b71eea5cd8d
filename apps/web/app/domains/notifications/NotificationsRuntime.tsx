import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type Services, useServices } from '../../shell/services/services';
import { useNotifications } from './notifications-domain';
import { NotificationsStore } from './NotificationsStore';

const PAGE = 50;

/** Runs the member's notifications while they are logged in; a logout leaves none. Lazy, because guests have none. */
export const NotificationsRuntime = observer(function NotificationsRuntime() {
  const services = useServices();
  const notifications = useNotifications();
  const { userId } = services.viewer;

  useEffect(() => {
    if (userId === undefined) return;
    const life = new AbortController();
    const store = storeOf(services, userId);
    runInAction(() => {
      notifications.set(store);
    });
    void store.run(life.signal);
    const stop = services.missed.suspected.on(() => void store.poll());
    return () => {
      stop();
      life.abort();
      runInAction(() => {
        notifications.set(undefined);
      });
    };
  }, [services, notifications, userId]);

  return null;
});

const storeOf = ({ api, socket, session, timers, log }: Services, userId: number): NotificationsStore =>
  new NotificationsStore({
    port: {
      unread: (signal) => api.call('GET /au/api/user/message/unread', {}, signal),
      list: (type, pageNum, signal) =>
        api.call('GET /au/api/user/message/list', { query: { type, pageNum, pageSize: PAGE } }, signal),
      markRead: (id) => api.call('POST /au/api/user/message/mark-read', { body: { id } }),
      markAllRead: (type) =>
        api.call('POST /au/api/user/message/mark-all-read', { body: type === undefined ? {} : { type } }),
      watch: (listener) => socket.watch({ topic: 'notices', userId }, listener),
      hasToken: () => session.token() !== null,
    },
    clock: timers,
    failed: (error) => {
      log.warn('notifications', error);
    },
  });
