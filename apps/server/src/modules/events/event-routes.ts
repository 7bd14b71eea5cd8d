import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Limits } from '../../platform/http/rate-limit.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import type { EventCalendar } from './event-calendar.js';
import type { EventService } from './event-service.js';

type EventCall =
  | 'GET /au/api/user/event/list'
  | 'POST /au/api/user/event/booking/{id}'
  | 'POST /au/api/user/event/saving/{id}'
  | 'GET /other/api/event/info/{slug}'
  | 'GET /other/api/event/calendar'
  | 'POST /other/api/event/calendar';

const memberOf = ({ identity }: Caller): number | null => (identity && !identity.guest ? identity.userId : null);
const idOf = (caller: Caller): number => requireIdentity(caller).userId;

export const eventRoutes = (events: EventService, calendar: EventCalendar): Handlers<EventCall> => ({
  'GET /au/api/user/event/list': ({ query }, caller) => {
    const { when = 'upcoming', fixtureId, pageNum = 1, pageSize = 20 } = query;
    return events.list(memberOf(caller), { when, fixtureId, pageNum, pageSize });
  },
  'POST /au/api/user/event/booking/{id}': ({ params, body }, caller) =>
    events.book(idOf(caller), params.id, body.booked ?? true),
  'POST /au/api/user/event/saving/{id}': ({ params, body }, caller) =>
    events.save(idOf(caller), params.id, body.saved ?? true),
  'GET /other/api/event/info/{slug}': ({ params }, caller) => events.info(memberOf(caller), params.slug),
  'GET /other/api/event/calendar': (_input, caller) => calendar.address(idOf(caller)),
  'POST /other/api/event/calendar': (_input, caller) => calendar.renew(idOf(caller)),
});

export interface CalendarDeps {
  readonly calendar: EventCalendar;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

/** Files for calendar apps. */
export function calendarRoutes(app: FastifyInstance, { calendar, limits, siteOrigin }: CalendarDeps): void {
  const options = { schema: { hide: true }, onRequest: limits.general };
  const send = (reply: FastifyReply, ical: string, cache: string) =>
    reply.type('text/calendar; charset=utf-8').header('cache-control', cache).send(ical);

  app.get<{ Params: { slug: string } }>('/su-kien/:slug/lich.ics', options, async (request, reply) => {
    const ical = await calendar.one(request.params.slug, originOf(request, siteOrigin));
    return send(reply.header('content-disposition', 'attachment; filename="su-kien.ics"'), ical, 'public, max-age=60');
  });
  app.get<{ Params: { key: string } }>('/su-kien/cua-toi/:key/lich.ics', options, async (request, reply) =>
    send(reply, await calendar.ofMember(request.params.key, originOf(request, siteOrigin)), 'private, no-store'),
  );
}
