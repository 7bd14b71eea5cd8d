import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { ReelService } from './reel-service.js';

type ReelCall =
  | 'GET /other/api/reel/list'
  | 'GET /other/api/reel/info/{slug}'
  | 'POST /other/api/reel/like'
  | 'POST /other/api/reel/view/{id}';

const PAGE = 8;

export const reelRoutes = (reels: ReelService): Handlers<ReelCall> => ({
  'GET /other/api/reel/list': ({ query: { after, pageSize = PAGE } }, { identity }) =>
    reels.list(identity, { after, pageSize }),
  'GET /other/api/reel/info/{slug}': ({ params }, { identity }) => reels.info(identity, params.slug),
  'POST /other/api/reel/like': ({ body: { titleId, liked } }, caller) =>
    reels.like(requireIdentity(caller), titleId, liked),
  'POST /other/api/reel/view/{id}': async ({ params }, caller) => ({
    counted: await reels.view(requireIdentity(caller), params.id),
  }),
});
