import type { FastifyInstance } from 'fastify';

export interface BuildFacts {
  readonly id: string;
  /** Build time, in milliseconds since the epoch. */
  readonly timestamp: number;
}

/**
 * `/builds/latest.json` names the served build, `/builds/meta/{id}.json` describes it. Open pages poll the former once
 * an hour. No page is prerendered: each has its payload at `{path}.data`, made on request.
 */
export function buildRoutes(app: FastifyInstance, { id, timestamp }: BuildFacts): void {
  app.get('/builds/latest.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id, timestamp }),
  );
  app.get(`/builds/meta/${id}.json`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send({ id, timestamp, payload: '{path}.data', prerendered: [] }),
  );
}
