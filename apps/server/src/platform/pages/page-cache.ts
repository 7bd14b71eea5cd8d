import { relative, sep } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isSomebodysOwn } from './page-cookies.js';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** Seconds for which guests may share a page. */
export const SHARED_S = 2;

/**
 * How long a page may be kept. A guest's page is the same for all guests with the same settings (zone, theme,
 * language are cookies, hence Vary), so a cache in front may answer a rush for two seconds.
 */
export function pageCacheHeaders(request: FastifyRequest, response: Response): Record<string, string> {
  const shared = isForEveryone(response) && !isSomebodysOwn(request.headers.cookie);
  return { 'cache-control': shared ? `public, max-age=0, s-maxage=${SHARED_S}` : 'private, no-store', vary: 'Cookie' };
}

/** Whether a guest's page may go to other guests too. */
export function isForEveryone({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store');
}

/**
 * How long a file of `folder` may be kept. Those in its assets/ carry a hash of their content in their name; the others
 * may change under the same name, wherever the folder itself lies.
 */
export function fileCacheHeader(folder: string, path: string): string {
  const hashed = relative(folder, path).startsWith(`assets${sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}
