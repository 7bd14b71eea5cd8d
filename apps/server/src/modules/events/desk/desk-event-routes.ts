import type { Calls } from '@khandai/contracts';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { DeskEvents } from './desk-events.js';

type DeskEventCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} /other/api/desk/event${'' | `/${string}`}`>;

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

export const deskEventRoutes = (events: DeskEvents): Handlers<DeskEventCall> => ({
  'GET /other/api/desk/event': ({ query }) => events.page(query),
  'GET /other/api/desk/event/{id}': ({ params }) => events.one(params.id),
  'POST /other/api/desk/event': ({ body }, caller) => events.create(actorOf(caller), body),
  'POST /other/api/desk/event/{id}': ({ params, body: { version, ...changes } }, caller) =>
    events.update(actorOf(caller), params.id, version, changes),
  'POST /other/api/desk/event/{id}/publish': ({ params, body }, caller) =>
    events.publish(actorOf(caller), params.id, body.version),
  'POST /other/api/desk/event/{id}/cancel': ({ params, body }, caller) =>
    events.cancel(actorOf(caller), params.id, body.version, body.reason),
  'DELETE /other/api/desk/event/{id}': ({ params }, caller) => events.remove(actorOf(caller), params.id),
  'GET /other/api/desk/event/{id}/bookings': ({ params, query }) => events.bookings(params.id, query),
  'GET /other/api/desk/event/{id}/bookings-csv': ({ params }) => events.csv(params.id),
});
