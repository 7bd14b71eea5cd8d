import type { ApiKey } from './types.js';

/**
 * Calls that make or end a token: they carry none. What they need stands in their body, and a dead token in the
 * header could only get them refused.
 */
const WITHOUT_TOKEN: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'POST /au/api/user/guest-login',
  'POST /au/api/user/refresh-token',
  'POST /au/api/user/logout',
]);

/** Calls whose 401 the session itself answers to (AU8); renewing here would hide it. */
const SESSIONS_OWN: ReadonlySet<ApiKey> = new Set<ApiKey>(['GET /au/api/user/guest-info', 'GET /au/api/user/info']);

export const carriesToken = (key: ApiKey): boolean => !WITHOUT_TOKEN.has(key);

export const mayRenew = (key: ApiKey): boolean => carriesToken(key) && !SESSIONS_OWN.has(key);
