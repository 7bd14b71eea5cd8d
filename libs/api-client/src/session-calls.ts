import { resumingCalls, tokenlessCalls } from '@khandai/contracts';
import type { ApiKey } from './types.js';

/** Calls that ignore the token send none, because the server could refuse them for an expired one. */
export const carriesToken = (key: ApiKey): boolean => !tokenlessCalls.has(key);

/** The session itself handles a 401 of the calls that resume it (AU8); a renewal here would hide that 401. */
export const mayRenew = (key: ApiKey): boolean => carriesToken(key) && !resumingCalls.has(key);
