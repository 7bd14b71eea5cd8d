import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { VipService } from './vip-service.js';

const ENTRY_PAGE = 100;

type VipKeys =
  | 'GET /ac/api/chat/room/vip-group'
  | 'POST /ac/api/chat/room/request-vip-gr'
  | 'GET /ac/api/chat/room/vip-requests'
  | 'POST /ac/api/chat/room/answer-vip'
  | 'POST /ac/api/chat/room/vip-staff';

/** The REST calls about VIP rooms. */
export const vipRoutes = (
  vips: Pick<VipService, 'room' | 'request' | 'requests' | 'answer' | 'staffChat'>,
): Handlers<VipKeys> => ({
  'GET /ac/api/chat/room/vip-group': ({ query: { groupId } }, { identity }) => vips.room(groupId, identity),
  'POST /ac/api/chat/room/request-vip-gr': ({ body: { request = true, ...rest } }, caller) =>
    vips.request(requireIdentity(caller), { ...rest, request }),
  'GET /ac/api/chat/room/vip-requests': ({ query: { groupId, pageNum = 1, pageSize = ENTRY_PAGE } }, caller) =>
    vips.requests(requireIdentity(caller), groupId, { pageNum, pageSize }),
  'POST /ac/api/chat/room/answer-vip': ({ body }, caller) => vips.answer(requireIdentity(caller), body),
  'POST /ac/api/chat/room/vip-staff': async (_input, caller) => ({
    room: await vips.staffChat(requireIdentity(caller)),
  }),
});
