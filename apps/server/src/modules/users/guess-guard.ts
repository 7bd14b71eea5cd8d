import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong guesses for one account, from all addresses. */
const ACCOUNT: AttemptLimit = { max: 10, windowMs: QUARTER_HOUR_MS };
/** Wrong guesses from one address, for all accounts: many users of one café may mistype. */
const ADDRESS: AttemptLimit = { max: 40, windowMs: QUARTER_HOUR_MS };

/** Limits guesses at secrets. Only wrong guesses count; an unknown name counts like a known one. */
export class GuessGuard {
  constructor(private readonly attempts: Attempts) {}

  /**
   * Runs `check`, which throws when the guess is wrong. Throws TooManyRequests without running it when the limit is
   * reached.
   */
  async guess<T>(account: string, ip: string, check: () => Promise<T>): Promise<T> {
    const counted = [`address:${addressKey(ip)}`, `account:${account}`] as const;
    // The attempt counts before the check; otherwise parallel guesses would all pass the limit.
    await limited(this.attempts, counted[0], ADDRESS);
    await limited(this.attempts, counted[1], ACCOUNT);
    const result = await check();
    await Promise.all(counted.map((name) => this.attempts.giveBack(name)));
    return result;
  }
}

/** Counts an attempt for `name`, or throws TooManyRequests. */
export async function limited(attempts: Attempts, name: string, limit: AttemptLimit): Promise<void> {
  const wait = await attempts.take(name, limit);
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000));
}
