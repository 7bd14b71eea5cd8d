import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../../platform/http/trusted-proxies.js';
import { MEMBER_SECONDS } from '../../platform/tokens.js';

const TOKEN = 'token';
const ADDRESS = 'ip';
const calls = (...names: string[]): ReadonlySet<string | undefined> => new Set(names.map((name) => `/au/api/user/${name}`));
/** Calls that answer a member's access token, and those after which there is no session. */
const GIVING = calls('login', 'register', 'refresh-token');
const LEAVING = calls('logout', 'delete-account');
/** Calls by which a guest's session begins and comes back. */
const GUESTS = calls('guest-login', 'guest-info');
/** Calls by which a session, a guest's too, begins and comes back. */
const COMING = new Set([...GUESTS, ...GIVING, ...calls('info')]);

export interface SessionCookieOptions {
  /** Address of the site as readers know it; absent, what a request says of itself is all that is known. */
  readonly siteOrigin: string | undefined;
}

/**
 * The cookies of a session that the server sets. `token` lets pages know their member as they are rendered; `ip` is the address
 * the session was last seen at. Neither is for scripts, and calls look at neither: no other site can make one with them, and
 * nobody gets another address by writing one there. To be called before the routes are registered.
 *
 * What the page keeps is the session, the cookie follows it: a page that was loaded anew before it kept its login's answer is a
 * guest's, and pages are not rendered for a member it does not know.
 */
export function useSessionCookies(http: FastifyInstance, { siteOrigin }: SessionCookieOptions): void {
  // Where readers come over TLS, what it ends at may not have been believed about it (TRUST_PROXY).
  const byTls = siteOrigin?.startsWith('https:') ?? false;
  http.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode !== 200) return;
    const attributes = `; Path=/; HttpOnly; SameSite=Lax${byTls || request.protocol === 'https' ? '; Secure' : ''}`;
    for (const cookie of [tokenCookie(request, payload), addressCookie(request)]) {
      if (cookie !== undefined) reply.header('set-cookie', cookie + attributes);
    }
  });
}

function tokenCookie(request: FastifyRequest, payload: unknown): string | undefined {
  const { url } = request.routeOptions;
  const token = GIVING.has(url) ? accessTokenOf(payload) : undefined;
  if (token !== undefined) return `${TOKEN}=${token}; Max-Age=${MEMBER_SECONDS}`;
  return LEAVING.has(url) || isLeftOver(request) ? `${TOKEN}=; Max-Age=0` : undefined;
}

/** A guest's page, and a member's cookie beside it. */
function isLeftOver({ routeOptions: { url }, identity, headers }: FastifyRequest): boolean {
  return GUESTS.has(url) && identity?.guest !== false && cookiesIn(headers.cookie).some((cookie) => cookie.startsWith(`${TOKEN}=`));
}

/** Without an age: the browser forgets it when it is closed. Only when it is news. */
function addressCookie({ routeOptions: { url }, ip, headers }: FastifyRequest): string | undefined {
  if (!COMING.has(url)) return undefined;
  const address = plainAddress(ip);
  const cookie = `${ADDRESS}=${address}`;
  // A proxy that passes on whatever it is told may tell what is no address.
  if (isIP(address) === 0 || cookiesIn(headers.cookie).includes(cookie)) return undefined;
  return cookie;
}

const cookiesIn = (header = ''): string[] => header.split(/;\s*/);

/** Of the envelope of a call that went well. */
function accessTokenOf(payload: unknown): string | undefined {
  const data = typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : undefined;
  const token = typeof data === 'object' && data !== null && 'accessToken' in data ? data.accessToken : undefined;
  return typeof token === 'string' ? token : undefined;
}
