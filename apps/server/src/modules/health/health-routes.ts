import type { FastifyInstance } from 'fastify';
import type { HealthService } from './health-service.js';

/** For the process supervisor; hidden from /docs because no client needs them. */
export function healthRoutes(app: FastifyInstance, health: HealthService): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  app.get('/readyz', { schema }, async (_request, reply) => {
    const readiness = await health.readiness();
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
