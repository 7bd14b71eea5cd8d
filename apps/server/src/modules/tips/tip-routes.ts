import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { TipDesk } from './tip-desk.js';
import type { TipPoster } from './tip-poster.js';
import type { TipService } from './tip-service.js';

type TipCall =
  | 'POST /au/api/user/tips/tips-create'
  | 'GET /other/api/tip/list'
  | 'GET /other/api/tip/info/{slug}'
  | 'GET /other/api/tip/tipster-list'
  | 'GET /other/api/tip/tipster/{id}'
  | 'GET /other/api/tip/top'
  | 'POST /other/api/tip/agree'
  | 'GET /other/api/desk/tip'
  | 'GET /other/api/desk/tip/{id}'
  | 'POST /other/api/desk/tip/{id}/void'
  | 'POST /other/api/desk/tip/{id}/text';

export interface TipServices {
  readonly tips: TipService;
  readonly poster: TipPoster;
  readonly desk: TipDesk;
}

const readerOf = ({ identity }: Pick<Caller, 'identity'>): number | null =>
  identity && !identity.guest ? identity.userId : null;

export const tipRoutes = ({ tips, poster, desk }: TipServices): Handlers<TipCall> => ({
  'POST /au/api/user/tips/tips-create': async ({ body }, caller) => {
    const author = requireIdentity(caller);
    const { slug } = await poster.post(author, body);
    return tips.info(author.userId, slug);
  },
  'GET /other/api/tip/list': ({ query: { pageNum = 1, pageSize = 20, ...query } }, caller) =>
    tips.list(readerOf(caller), { ...query, pageNum, pageSize }),
  'GET /other/api/tip/info/{slug}': ({ params }, caller) => tips.info(readerOf(caller), params.slug),
  'GET /other/api/tip/tipster-list': ({ query }, caller) => {
    const { sort = 'win_rate', following = false, pageNum = 1, pageSize = 20 } = query;
    return tips.tipsters(readerOf(caller), { sort, following, pageNum, pageSize });
  },
  'GET /other/api/tip/tipster/{id}': ({ params }, caller) => tips.tipster(readerOf(caller), params.id),
  'GET /other/api/tip/top': (_input, caller) => tips.week(readerOf(caller)),
  'POST /other/api/tip/agree': ({ body }, caller) => tips.vote(requireIdentity(caller), body.tipId, body.agree),
  'GET /other/api/desk/tip': ({ query: { pageNum = 1, pageSize = 25, ...query } }) =>
    desk.page({ ...query, pageNum, pageSize }),
  'GET /other/api/desk/tip/{id}': ({ params }) => desk.one(params.id),
  'POST /other/api/desk/tip/{id}/void': ({ params, body }, caller) =>
    desk.void(requireIdentity(caller), params.id, body),
  'POST /other/api/desk/tip/{id}/text': ({ params, body }, caller) =>
    desk.hideText(requireIdentity(caller), params.id, body.hidden),
});
