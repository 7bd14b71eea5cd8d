import type { Calls, DeskDraw } from '@khandai/contracts';
import type { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { DeskDrawRepository } from './desk-draw-repository.js';

type DeskDrawCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} /other/api/desk/draw${'' | `/${string}`}`>;

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

/** What a draw has when its editor leaves it out. */
const BLANK = { prizePoints: 0, entryCost: 0, text: '' } as const;

export const deskDrawRoutes = (
  draws: RecordDesk<DeskDraw, object>,
  store: Pick<DeskDrawRepository, 'page'>,
): Handlers<DeskDrawCall> => ({
  'GET /other/api/desk/draw': ({ query }) => store.page(query),
  'GET /other/api/desk/draw/{id}': ({ params }) => draws.one(params.id),
  'POST /other/api/desk/draw': ({ body }, caller) => draws.create(actorOf(caller), { ...BLANK, ...body }),
  'POST /other/api/desk/draw/{id}': ({ params, body: { version, ...changes } }, caller) =>
    draws.update(actorOf(caller), params.id, version, changes),
  'DELETE /other/api/desk/draw/{id}': ({ params }, caller) => draws.remove(actorOf(caller), params.id),
});
