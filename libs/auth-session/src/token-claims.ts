/**
 * True for a signed token (three parts, JSON in the middle) whose `exp` has passed. False for a token of any other
 * form: only the server can check it.
 */
export function hasExpired(token: string, now: number): boolean {
  const exp = claims(token)['exp'];
  return typeof exp === 'number' && exp * 1000 <= now;
}

/** True for two signed tokens of the same login, for example a token and its renewal. */
export function sameLogin(one: string, other: string): boolean {
  const login = claims(one)['sid'];
  return login !== undefined && login === claims(other)['sid'];
}

/**
 * True if a request that started with the token `begun` may continue with `next`. A member's request needs a token of
 * the same login. A guest's request accepts any token: the guest logged in meanwhile, or has a new guest token.
 */
export function mayFinish(started: string, next: string): boolean {
  return claims(started)['sid'] === undefined || sameLogin(started, next);
}

function claims(token: string): Readonly<Record<string, unknown>> {
  const [, payload] = token.split('.');
  if (payload === undefined) return {};
  try {
    const value: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // The payload is not readable.
  }
}
