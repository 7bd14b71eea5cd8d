import type { FastifyInstance } from 'fastify';
import { MEMBER_SECONDS } from '../../platform/tokens.js';

const COOKIE = 'token';
/** Calls that answer a member's access token, and those after which there is no session. */
const GIVING: ReadonlySet<string> = new Set(['/au/api/user/login', '/au/api/user/register', '/au/api/user/refresh-token']);
const LEAVING: ReadonlySet<string> = new Set(['/au/api/user/logout', '/au/api/user/delete-account']);

/**
 * Lets pages know their member as they are rendered: a browser sends this cookie with a page, and no script reads it. Calls do
 * not look at it, so no other site can make one with it. To be called before the routes are registered.
 */
export function useSessionCookie(http: FastifyInstance): void {
  http.addHook('preSerialization', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    const attributes = `; Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
    const token = url !== undefined && GIVING.has(url) ? accessTokenOf(payload) : undefined;
    if (token !== undefined) reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${MEMBER_SECONDS}${attributes}`);
    else if (url !== undefined && LEAVING.has(url) && reply.statusCode === 200)
      reply.header('set-cookie', `${COOKIE}=; Max-Age=0${attributes}`);
  });
}

/** Of the envelope of a call that went well. */
function accessTokenOf(payload: unknown): string | undefined {
  const data = typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : undefined;
  const token = typeof data === 'object' && data !== null && 'accessToken' in data ? data.accessToken : undefined;
  return typeof token === 'string' ? token : undefined;
}
