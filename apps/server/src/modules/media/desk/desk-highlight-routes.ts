import type { Calls } from '@khandai/contracts';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { DeskHighlights } from './desk-highlights.js';

type Path = `/other/api/desk/highlight${'' | `/${string}`}`;
type DeskHighlightCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} ${Path}`>;

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

export const deskHighlightRoutes = (desk: DeskHighlights): Handlers<DeskHighlightCall> => ({
  'GET /other/api/desk/highlight': ({ query }) => desk.page(query),
  'GET /other/api/desk/highlight/{id}': ({ params }) => desk.one(params.id),
  'POST /other/api/desk/highlight': ({ body }, caller) => desk.create(actorOf(caller), body),
  'POST /other/api/desk/highlight/{id}': ({ params, body: { version, ...changes } }, caller) =>
    desk.update(actorOf(caller), params.id, version, changes),
  'POST /other/api/desk/highlight/{id}/publish': ({ params, body }, caller) =>
    desk.publish(actorOf(caller), params.id, body.version),
  'POST /other/api/desk/highlight/{id}/withdraw': ({ params, body }, caller) =>
    desk.withdraw(actorOf(caller), params.id, body.version, body.reason),
  'POST /other/api/desk/highlight/{id}/restore': ({ params, body }, caller) =>
    desk.restore(actorOf(caller), params.id, body.version),
  'DELETE /other/api/desk/highlight/{id}': ({ params }, caller) => desk.remove(actorOf(caller), params.id),
});
