import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { sendNoSuchCall } from '../../platform/http/errors.js';
import type { IconService } from './icon-service.js';

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;
const DAY_S = 86_400;

/**
 * `/icons/{name}.svg`: serves icons of the public service from our own host, so that pages call no other host. Browsers
 * load them as data, which runs no scripts.
 */
export function iconRoutes(app: FastifyInstance, icons: IconService, limits: Limits): void {
  app.get<{ Params: { file: string } }>(
    '/icons/:file',
    { schema: { hide: true }, onRequest: limits.general },
    async (request, reply) => {
      const name = /^(.+)\.svg$/.exec(request.params.file)?.[1];
      const svg = name !== undefined && NAME.test(name) ? await icons.icon(name) : undefined;
      if (svg === undefined) return sendNoSuchCall(request, reply);
      return reply.type('image/svg+xml; charset=utf-8').header('cache-control', `public, max-age=${DAY_S}`).send(svg);
    },
  );
}
