import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeCalls } from './describe-calls.js';

// The plugin's default policy upgrades http to https, where an operator's plain http server does not listen.
const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** OpenAPI of every call registered after this point, readable at /docs and as JSON at /docs/json. */
export async function useApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // Files, playlists and health checks are not calls; only calls have a tag.
    hideUntagged: true,
    transformObject: (generated) =>
      describeCalls('openapiObject' in generated ? generated.openapiObject : generated.swaggerObject),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Khán Đài',
        version: '0.1.0',
        description: 'Mọi câu trả lời là { code, msg, data }; code 0 là thành công, msg là câu cho người dùng.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: { type: 'apiKey', in: 'header', name: 'key' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: POLICY });
}
