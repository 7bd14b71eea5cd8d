import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { FollowService } from './follow-service.js';

const ROOM_PAGE = 100;

type FollowKeys =
  | 'GET /ac/api/chat/room/list-follow'
  | 'GET /ac/api/chat/room/unread-group'
  | 'POST /ac/api/chat/room/follow-room'
  | 'POST /ac/api/chat/room/mark-read-group'
  | 'POST /ac/api/chat/room/notifications-group';

/** The REST calls about the rooms that a member follows. */
export const followRoutes = (
  follows: Pick<FollowService, 'list' | 'unread' | 'set' | 'markRead' | 'setNotices'>,
): Handlers<FollowKeys> => ({
  'GET /ac/api/chat/room/list-follow': ({ query: { pageNum = 1, pageSize = ROOM_PAGE } }, caller) =>
    follows.list(requireIdentity(caller), { pageNum, pageSize }),
  'GET /ac/api/chat/room/unread-group': (_input, caller) => follows.unread(requireIdentity(caller)),
  'POST /ac/api/chat/room/follow-room': ({ body: { groupId, follow = true } }, caller) =>
    follows.set(requireIdentity(caller), { groupId, follow }),
  'POST /ac/api/chat/room/mark-read-group': ({ body }, caller) => follows.markRead(requireIdentity(caller), body),
  'POST /ac/api/chat/room/notifications-group': ({ body: { groupId, notify = true } }, caller) =>
    follows.setNotices(requireIdentity(caller), { groupId, notify }),
});
