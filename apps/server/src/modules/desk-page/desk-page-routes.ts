import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNoSuchCall } from '../../platform/http/errors.js';
import type { Limits } from '../../platform/http/rate-limit.js';
import { fileCacheHeader } from '../../platform/pages/page-cache.js';
import { plainPage } from '../../platform/pages/plain-page.js';
import type { DeskBuild } from './desk-build.js';

export interface DeskPageDeps {
  /** Absent when the desk is not built. */
  readonly build: DeskBuild | undefined;
  readonly limits: Limits;
}

const HTML = 'text/html; charset=utf-8';

/**
 * The operator's desk: one page for everybody, which then asks who is there, and its files. Search engines are kept
 * out, and no cache may hold the page, because each reply has a nonce of its own.
 */
export async function deskPageRoutes(app: FastifyInstance, { build, limits }: DeskPageDeps): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
  for (const path of ['/', '/index.html']) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await limits.general(request);
      reply.type(HTML).header('cache-control', 'no-store');
      if (!build) return reply.code(503).send(plainPage('webNotBuilt'));
      const nonce = randomBytes(16).toString('base64');
      return reply.header('content-security-policy', deskPolicy(nonce)).send(build.page(nonce));
    });
  }
  if (build) await serveFiles(app, build.folder);
  app.get('/*', { schema: { hide: true } }, sendNoSuchCall);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', fileCacheHeader(folder, path));
    },
  });
}

/**
 * What the desk may load: its own files, videos and calls, and pictures, which articles take from anywhere. Emotion and MUI put
 * their styles into elements that carry the nonce.
 */
export function deskPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
