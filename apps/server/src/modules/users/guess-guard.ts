import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';

const QUARTER_MS = 15 * 60_000;
/** Wrong guesses at one account, from wherever they come. */
const ACCOUNT: AttemptLimit = { most: 10, windowMs: QUARTER_MS };
/** Wrong guesses of one address, at whatever account: a whole café may mistype. */
const ADDRESS: AttemptLimit = { most: 40, windowMs: QUARTER_MS };

/** Keeps secrets from being guessed. Only wrong guesses count, and names nobody has count like any other. */
export class GuessGuard {
  constructor(private readonly attempts: Attempts) {}

  /** Runs `check`, which throws when the guess is wrong, or throws TooManyRequests without running it. */
  async guess<T>(account: string, ip: string, check: () => Promise<T>): Promise<T> {
    const counted = [`address:${addressKey(ip)}`, `account:${account}`] as const;
    // Counted before looking, or many guesses at once would all be looked at.
    await limited(this.attempts, counted[0], ADDRESS);
    await limited(this.attempts, counted[1], ACCOUNT);
    const result = await check();
    await Promise.all(counted.map((name) => this.attempts.giveBack(name)));
    return result;
  }
}

/** Counts a try of `name`, or throws TooManyRequests. */
export async function limited(attempts: Attempts, name: string, limit: AttemptLimit): Promise<void> {
  const wait = await attempts.take(name, limit);
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000));
}
