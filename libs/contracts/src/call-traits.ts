import type { Calls } from './calls.js';

type KeysWith<Trait> = { [K in keyof Calls]: Calls[K] extends Trait ? K : never }[keyof Calls];

/**
 * Traits of calls that a client needs at run time. `calls` holds every schema and is too large for a browser, so these
 * sets repeat the keys. Their type rejects an extra key and a missing one.
 */
const keys = <K extends keyof Calls>(table: Readonly<Record<K, true>>): ReadonlySet<keyof Calls> =>
  new Set(Object.keys(table) as (keyof Calls)[]);

/** Calls marked `ignoresToken`: a client sends no token with them. */
export const tokenlessCalls = /* @__PURE__ */ keys<KeysWith<{ ignoresToken: true }>>({
  'GET /au/api/user/location': true,
  'POST /au/api/user/forgot-password': true,
  'POST /au/api/user/guest-login': true,
  'POST /au/api/user/login': true,
  'POST /au/api/user/logout': true,
  'POST /au/api/user/refresh-token': true,
  'POST /au/api/user/register': true,
  'POST /au/api/user/reset-password': true,
  'POST /au/api/user/undo-email': true,
  'POST /au/api/user/verify-email': true,
});

/** Calls marked `session: 'resumes'`: the session answers their 401 itself. */
export const resumingCalls = /* @__PURE__ */ keys<KeysWith<{ session: 'resumes' }>>({
  'GET /au/api/user/guest-info': true,
  'GET /au/api/user/info': true,
});
