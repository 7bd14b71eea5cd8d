import { relative, sep } from 'node:path';
import type { FastifyRequest } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** Cookies under which a page is somebody's own. */
const SESSION_COOKIE = /(?:^|;\s*)(?:token|refreshToken)=/;

/**
 * How long a page may be kept. A guest's page is the same for all guests with the same settings (zone, theme,
 * language are cookies, hence Vary), so a cache in front may answer a rush for two seconds.
 */
export function pageCacheHeaders(request: FastifyRequest, response: Response): Record<string, string> {
  const cookies = request.headers.cookie ?? '';
  const shared = response.status === 200 && !SESSION_COOKIE.test(cookies) && !response.headers.has('set-cookie');
  return { 'cache-control': shared ? 'public, max-age=0, s-maxage=2' : 'private, no-store', vary: 'Cookie' };
}

/**
 * How long a file of `folder` may be kept. Those in its assets/ carry a hash of their content in their name; the others
 * may change under the same name, wherever the folder itself lies.
 */
export function fileCacheHeader(folder: string, path: string): string {
  const hashed = relative(folder, path).startsWith(`assets${sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}
