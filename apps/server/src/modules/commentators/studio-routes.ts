import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { BroadcastService } from './broadcast-service.js';
import type { CommentatorService } from './commentator-service.js';
import type { StreamService } from './stream-service.js';

export type StudioCall =
  | 'GET /au/api/commentator/link/list'
  | 'POST /au/api/commentator/link-save'
  | 'POST /au/api/commentator/link-take-down'
  | 'POST /au/api/commentator/schedule/update'
  | 'GET /au/api/user/commentator/info/{id}'
  | 'GET /au/api/user/commentator/listTotal';

export interface StudioServices {
  readonly links: StreamService;
  readonly broadcasts: BroadcastService;
  readonly commentators: CommentatorService;
}

export const studioRoutes = ({ links, broadcasts, commentators }: StudioServices): Handlers<StudioCall> => ({
  'GET /au/api/commentator/link/list': async ({ query }, caller) =>
    listOf(await links.list(requireIdentity(caller), query)),
  'POST /au/api/commentator/link-save': async ({ body }, caller) =>
    listOf(await links.save(requireIdentity(caller), body)),
  'POST /au/api/commentator/link-take-down': ({ body }, caller) => links.takeDown(requireIdentity(caller), body.linkId),
  'POST /au/api/commentator/schedule/update': async ({ body }, caller) => ({
    broadcast: await broadcasts.update(requireIdentity(caller), body),
  }),
  'GET /au/api/user/commentator/info/{id}': ({ params }) => commentators.info(params.id),
  'GET /au/api/user/commentator/listTotal': ({ query }, caller) => commentators.list(requireIdentity(caller), query),
});

const listOf = <T>(list: T[]) => ({ total: list.length, list });
