import type { Calls } from '@khandai/contracts';
import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { DrawService } from './draw-service.js';

type DrawCall = Extract<keyof Calls, `GET /au/api/lucky/${string}` | `POST /au/api/user/lucky/${string}`>;

const memberOf = ({ identity }: Caller): number | null => (identity && !identity.guest ? identity.userId : null);

export const drawRoutes = (draws: DrawService): Handlers<DrawCall> => ({
  'GET /au/api/lucky/list': ({ query: { state, mine = false, pageNum = 1, pageSize = 20 } }, caller) =>
    draws.list(memberOf(caller), { state, mine, pageNum, pageSize }),
  'GET /au/api/lucky/result': ({ query: { type, pageNum = 1, pageSize = 20 } }, caller) =>
    draws.results(memberOf(caller), { type, pageNum, pageSize }),
  'GET /au/api/lucky/info/{id}': ({ params }, caller) => draws.info(memberOf(caller), params.id),
  'GET /au/api/lucky/proof/{id}': ({ params }) => draws.proof(params.id),
  'POST /au/api/user/lucky/enter/{id}': ({ params }, caller) => draws.enter(requireIdentity(caller).userId, params.id),
});
