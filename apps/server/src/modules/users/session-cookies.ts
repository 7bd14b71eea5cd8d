import { isIP } from 'node:net';
import { type Call, type CallKey, calls, type SessionEffect, splitKey } from '@khandai/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../../platform/http/trusted-proxies.js';
import type { TokenVerifier } from '../../platform/http/caller.js';
import { cookieOf, cookiesIn, DEVICE_COOKIE } from '../../platform/http/cookies.js';
import { MEMBER_SECONDS } from '../../platform/tokens.js';
import { DEVICE_SECONDS, type DeviceTokens } from './device-tokens.js';

const TOKEN = 'token';
const ADDRESS = 'ip';
/** The effect of each call on the caller's session, by the path of the call. */
const effects: ReadonlyMap<string | undefined, SessionEffect> = new Map(
  (Object.entries(calls) as [CallKey, Call][]).flatMap(([key, { session }]) =>
    session ? [[splitKey(key)[1], session]] : [],
  ),
);

export interface SessionCookieOptions {
  /** Public address of the site; if absent, only the request shows whether it came over TLS. */
  readonly siteOrigin: string | undefined;
  readonly devices: DeviceTokens;
  /** Reads the user of an access token. */
  readonly verifier: TokenVerifier;
}

/**
 * Sets the cookies of a session. `token` lets the server render pages for the signed-in member; `ip` is the last
 * address of the session; `device` marks a browser in which a user logged in. Scripts cannot read the cookies and API calls ignore them, so another site cannot use them
 * for a call, and a client cannot change its address by writing one. Call this before the routes are registered.
 *
 * The page owns the session and the cookie follows it: a page that reloads before it stored the login response belongs
 * to a guest, and the server does not render it for a member that the page does not know.
 */
export function useSessionCookies(http: FastifyInstance, { siteOrigin, ...device }: SessionCookieOptions): void {
  // Without a match in TRUST_PROXY, a TLS proxy is not trusted about the protocol, so the site's address decides too.
  const byTls = siteOrigin?.startsWith('https:') ?? false;
  http.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode !== 200) return;
    const attributes = `; Path=/; HttpOnly; SameSite=Lax${byTls || request.protocol === 'https' ? '; Secure' : ''}`;
    const cookies = [
      tokenCookie(request, payload),
      addressCookie(request),
      await deviceCookie(request, payload, device),
    ];
    for (const cookie of cookies) {
      if (cookie !== undefined) reply.header('set-cookie', cookie + attributes);
    }
  });
}

function tokenCookie(request: FastifyRequest, payload: unknown): string | undefined {
  const effect = effects.get(request.routeOptions.url);
  // Guests get no access token, only members do.
  const token = effect === 'begins' ? accessTokenOf(payload) : undefined;
  if (token !== undefined) return `${TOKEN}=${token}; Max-Age=${MEMBER_SECONDS}`;
  return effect === 'ends' || isLeftOver(effect, request) ? `${TOKEN}=; Max-Age=0` : undefined;
}

/** Whether a guest's session starts or resumes while the browser still holds a member's cookie. */
function isLeftOver(effect: SessionEffect | undefined, { identity, headers }: FastifyRequest): boolean {
  return (
    effect !== undefined &&
    identity?.guest !== false &&
    cookiesIn(headers.cookie).some((cookie) => cookie.startsWith(`${TOKEN}=`))
  );
}

/** The cookie has no age, so the browser drops it when it closes. Set only when the address changed. */
function addressCookie({ routeOptions: { url }, ip, headers }: FastifyRequest): string | undefined {
  if (effects.get(url) === undefined || effects.get(url) === 'ends') return undefined;
  const address = plainAddress(ip);
  const cookie = `${ADDRESS}=${address}`;
  // A proxy may pass on a header without a valid address.
  if (isIP(address) === 0 || cookiesIn(headers.cookie).includes(cookie)) return undefined;
  return cookie;
}

/** Set after a login when the browser is not known as a device of this user yet, and renewed at half its lifetime. */
async function deviceCookie(
  { routeOptions: { url }, headers }: FastifyRequest,
  payload: unknown,
  { devices, verifier }: Pick<SessionCookieOptions, 'devices' | 'verifier'>,
): Promise<string | undefined> {
  const token = effects.get(url) === 'begins' ? accessTokenOf(payload) : undefined;
  const identity = token === undefined ? null : await verifier.verify(token);
  if (!identity) return undefined;
  const known = devices.read(cookieOf(DEVICE_COOKIE, headers.cookie), identity.userId);
  if (known && !devices.isAging(known)) return undefined;
  return `${DEVICE_COOKIE}=${devices.issue(identity.userId, known?.id)}; Max-Age=${DEVICE_SECONDS}`;
}

/** The access token in the envelope of a successful reply. */
function accessTokenOf(payload: unknown): string | undefined {
  const data = typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : undefined;
  const token = typeof data === 'object' && data !== null && 'accessToken' in data ? data.accessToken : undefined;
  return typeof token === 'string' ? token : undefined;
}
