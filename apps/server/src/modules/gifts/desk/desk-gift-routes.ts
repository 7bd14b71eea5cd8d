import type { Calls } from '@khandai/contracts';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { DeskGifts } from './desk-gifts.js';

type DeskGiftCall = Extract<keyof Calls, `${'GET' | 'POST'} /other/api/desk/gift${'' | `/${string}`}`>;

export const deskGiftRoutes = (gifts: DeskGifts): Handlers<DeskGiftCall> => ({
  'GET /other/api/desk/gift': () => gifts.page(),
  'GET /other/api/desk/gift/{id}': ({ params }) => gifts.one(params.id),
  'POST /other/api/desk/gift/{id}': ({ params, body }, caller) =>
    gifts.update(requireIdentity(caller).userId, params.id, body),
});
