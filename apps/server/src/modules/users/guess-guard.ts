import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import { shortAddress } from './device-name.js';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong guesses for one account: from each known device, from each known network, and from all others together. */
const ACCOUNT: AttemptLimit = { max: 10, windowMs: QUARTER_HOUR_MS };
/** Wrong guesses from one address, for all accounts: many users of one café may mistype. */
const ADDRESS: AttemptLimit = { max: 40, windowMs: QUARTER_HOUR_MS };

/** Who guesses, and what the account knows about them. */
export interface Guesser {
  readonly ip: string;
  /** Id of the device, when the account's owner logged in there before. */
  readonly device?: string | undefined;
  /** Whether the account has an open session in the network of `ip`. */
  readonly knownNetwork?: boolean;
}

/**
 * Limits guesses at passwords of a login. Only wrong guesses count; an unknown name counts like a known one. Guesses
 * from devices and networks that the account knows count apart, so that strangers cannot lock the owner out.
 */
export class GuessGuard {
  constructor(private readonly attempts: Attempts) {}

  /**
   * Runs `check`, which throws when the guess is wrong. Throws TooManyRequests without running it when the limit is
   * reached.
   */
  async guess<T>(account: string, guesser: Guesser, check: () => Promise<T>): Promise<T> {
    const counts = countsOf(account, guesser);
    // The attempt counts before the check; otherwise parallel guesses would all pass the limit.
    for (const [name, limit] of counts) await limited(this.attempts, name, limit);
    const result = await check();
    await Promise.all(counts.map(([name]) => this.attempts.giveBack(name)));
    return result;
  }
}

function countsOf(
  account: string,
  { ip, device, knownNetwork }: Guesser,
): readonly (readonly [string, AttemptLimit])[] {
  if (device !== undefined) return [[`device:${device}`, ACCOUNT]];
  const name = `account:${account}`;
  return [
    [`address:${addressKey(ip)}`, ADDRESS],
    [knownNetwork ? `${name} network:${shortAddress(ip)}` : name, ACCOUNT],
  ];
}

/** Counts an attempt for `name`, or throws TooManyRequests. */
export async function limited(attempts: Attempts, name: string, limit: AttemptLimit): Promise<void> {
  const wait = await attempts.take(name, limit);
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000));
}
