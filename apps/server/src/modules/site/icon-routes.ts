import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { sendNoSuchCall } from '../../platform/http/errors.js';
import { builtInIcons } from './built-in-icons.js';
import { MISSING_MS, type IconService } from './icon-service.js';

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;
const DAY_S = 86_400;

/**
 * `/icons/{name}.svg`: serves icons of the public service from our own host, so that pages call no other host. Without a
 * service, or while it fails, the site's own drawing of that name takes its place. Browsers load icons as data, which runs
 * no scripts.
 */
export function iconRoutes(app: FastifyInstance, icons: IconService | undefined, limits: Limits): void {
  app.get<{ Params: { file: string } }>(
    '/icons/:file',
    { schema: { hide: true }, onRequest: limits.general },
    async (request, reply) => {
      const name = /^(.+)\.svg$/.exec(request.params.file)?.[1];
      if (name === undefined || !NAME.test(name)) return sendNoSuchCall(request, reply);
      const external = await icons?.icon(name);
      const svg = external ?? builtInIcons.get(name);
      if (svg === undefined) return sendNoSuchCall(request, reply);
      // The service may have the icon again as soon as it is next requested.
      const maxAge = icons !== undefined && external === undefined ? MISSING_MS / 1_000 : DAY_S;
      return reply.type('image/svg+xml; charset=utf-8').header('cache-control', `public, max-age=${maxAge}`).send(svg);
    },
  );
}
