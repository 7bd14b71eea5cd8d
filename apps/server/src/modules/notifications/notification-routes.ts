import { checkAccess, Forbidden, requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import type { NotificationService } from './notification-service.js';

type NotificationCall =
  | 'GET /au/api/user/message/list'
  | 'POST /au/api/user/message/mark-read'
  | 'POST /au/api/user/message/mark-all-read'
  | 'GET /au/api/user/message/unread'
  | 'GET /au/api/user/message/settings'
  | 'POST /au/api/user/message/settings';

const PAGE = 50;

/** The REST calls about a member's own notifications. */
export const notificationRoutes = (notifications: NotificationService): Handlers<NotificationCall> => ({
  'GET /au/api/user/message/list': ({ query: { type, pageNum = 1, pageSize = PAGE } }, caller) =>
    notifications.list(requireIdentity(caller).userId, { type, pageNum, pageSize }),
  'POST /au/api/user/message/mark-read': ({ body: { id } }, caller) =>
    notifications.markRead(requireIdentity(caller).userId, id),
  'POST /au/api/user/message/mark-all-read': ({ body: { type } }, caller) =>
    notifications.markAllRead(requireIdentity(caller).userId, type),
  'GET /au/api/user/message/unread': (_, caller) => notifications.unread(requireIdentity(caller).userId),
  'GET /au/api/user/message/settings': (_, caller) => notifications.settings(requireIdentity(caller).userId),
  'POST /au/api/user/message/settings': ({ body }, caller) =>
    notifications.setSettings(requireIdentity(caller).userId, body),
});

/**
 * The counts of a member, for their own sockets alone. A page may have asked for them before its socket subscribes, so what came in
 * between is in the first frame.
 */
export const noticesTopic = (notifications: Pick<NotificationService, 'unread'>): TopicHandlers<'notices'> => ({
  notices: {
    admit: async ({ userId }, user) => {
      checkAccess('member', user);
      if (userId !== user.userId) throw new Forbidden();
    },
    snapshot: async ({ userId }) => ({ type: 'notices', userId, ...(await notifications.unread(userId)) }),
  },
});
