import { resumingCalls, tokenlessCalls } from '@khandai/contracts';
import type { ApiKey } from './types.js';

/** Calls that ignore the token carry none: a dead one could only get them refused. */
export const carriesToken = (key: ApiKey): boolean => !tokenlessCalls.has(key);

/** The session answers a 401 of the calls that resume it (AU8); renewing the token here would hide that. */
export const mayRenew = (key: ApiKey): boolean => carriesToken(key) && !resumingCalls.has(key);
