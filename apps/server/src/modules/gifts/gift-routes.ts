import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { GiftService } from './gift-service.js';

type GiftCall =
  | 'GET /ac/api/chat/gift/list'
  | 'POST /ac/api/chat/gift/send'
  | 'GET /ac/api/chat/room/top-gift'
  | 'GET /ac/api/chat/room/top-fan';

/** The REST calls about gifts. */
export const giftRoutes = (gifts: GiftService): Handlers<GiftCall> => ({
  'GET /ac/api/chat/gift/list': ({ query: { groupId } }, { identity }) => gifts.list(groupId, identity),
  'POST /ac/api/chat/gift/send': ({ body }, caller) =>
    gifts.send({ ...requireIdentity(caller), address: caller.ip }, body),
  'GET /ac/api/chat/room/top-gift': ({ query: { groupId, period = 'week' } }, { identity }) =>
    gifts.top('gifts', { groupId, period }, identity),
  'GET /ac/api/chat/room/top-fan': ({ query: { groupId, period = 'week' } }, { identity }) =>
    gifts.top('fans', { groupId, period }, identity),
});
