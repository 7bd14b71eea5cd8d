import { relative, sep } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { hasLoginCookies } from './page-cookies.js';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** Seconds for which guests may share a page. */
export const SHARED_S = 2;

/**
 * Cache headers of a page. A guest's page is the same for all guests with the same settings (time zone, theme and
 * language are cookies, hence Vary), so a cache in front may serve it for two seconds during a rush.
 */
export function pageCacheHeaders(request: FastifyRequest, response: Response): Record<string, string> {
  const shared = isForEveryone(response) && !hasLoginCookies(request.headers.cookie);
  return { 'cache-control': shared ? `public, max-age=0, s-maxage=${SHARED_S}` : 'private, no-store', vary: 'Cookie' };
}

/** Whether a file is the service worker of the web app, packed or not. */
export const isWorker = (folder: string, path: string): boolean => /^sw\.js(\.br|\.gz)?$/.test(relative(folder, path));

/** Whether one guest's page may be served to other guests. */
export function isForEveryone({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store');
}

/**
 * Cache header of a file in `folder`. Files in its assets/ have a content hash in their name; other files may change
 * under the same name. Only the path below `folder` counts.
 */
export function fileCacheHeader(folder: string, path: string): string {
  // A browser that keeps an old service worker shows old sentences.
  if (isWorker(folder, path)) return 'no-cache';
  const hashed = relative(folder, path).startsWith(`assets${sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}
