import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import type { CalendarFile, MatchCalendar } from './match-calendar.js';

/** The same for everyone, and apps ask every few hours. */
const CACHE = 'public, max-age=600';
const FILE = /^([1-9][0-9]{0,8})\.ics$/;

export interface CalendarRoutesDeps {
  readonly calendar: MatchCalendar;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

interface FileRequest {
  readonly Params: { readonly file: string };
}

/** `/ical/doi-bong/{id}.ics` and `/ical/giai-dau/{id}.ics`, by the ids of their pages. */
export function calendarRoutes(app: FastifyInstance, { calendar, limits, siteOrigin }: CalendarRoutesDeps): void {
  const serve = (path: string, read: (id: number, origin: string) => Promise<CalendarFile>): void => {
    const options = { schema: { hide: true }, onRequest: limits.general };
    app.get<FileRequest>(`/ical/${path}/:file`, options, async (request, reply) => {
      const [, id] = FILE.exec(request.params.file) ?? [];
      if (id === undefined) return reply.callNotFound();
      const { ical, etag } = await read(Number(id), originOf(request, siteOrigin));
      reply.header('etag', etag).header('cache-control', CACHE);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(ical);
    });
  };
  serve('doi-bong', (id, origin) => calendar.ofTeam(id, origin));
  serve('giai-dau', (id, origin) => calendar.ofLeague(id, origin));
}
