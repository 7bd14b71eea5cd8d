import type { FastifyInstance } from 'fastify';

export interface BuildFacts {
  readonly id: string;
  /** When this build was made, milliseconds since the epoch. */
  readonly timestamp: number;
}

/**
 * `/builds/latest.json` says which build is served, `/builds/meta/{id}.json` describes one. Open pages ask for the latest
 * once an hour. No page is prerendered: each has its payload beside it at `{path}.data`, made when it is asked for.
 */
export function buildRoutes(app: FastifyInstance, { id, timestamp }: BuildFacts): void {
  app.get('/builds/latest.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id, timestamp }),
  );
  app.get(`/builds/meta/${id}.json`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send({ id, timestamp, payload: '{path}.data', prerendered: [] }),
  );
}
