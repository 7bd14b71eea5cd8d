import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import { newToken } from './secret-token.js';

/** How long a device stays known after its last login or renewal there. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** A browser in which a user logged in before. */
export interface KnownDevice {
  readonly id: string;
  /** When the token was issued, in seconds since the epoch. */
  readonly issuedAt: number;
}

/**
 * Signed device tokens, as in OWASP's device cookies: each proves that one user logged in with this browser before. It
 * grants no access; wrong passwords from the device are only counted separately.
 */
export class DeviceTokens {
  constructor(private readonly deps: { readonly key: Uint8Array; readonly clock: Pick<Clock, 'now'> }) {}

  /** @param id The device to renew; a new one by default. */
  issue(userId: number, id = newToken()): string {
    const content = `${userId}.${this.#now()}.${id}`;
    return `${content}.${this.#signature(content)}`;
  }

  /** Returns the device when `token` is valid and belongs to this user. */
  read(token: string | undefined, userId: number | undefined): KnownDevice | undefined {
    const known = this.#known(token);
    return known && known.user === String(userId) ? { id: known.id, issuedAt: known.issuedAt } : undefined;
  }

  /** The user who logged in last with this browser, if `token` is valid. */
  lastUser(token: string | undefined): number | undefined {
    const known = this.#known(token);
    return known && Number(known.user);
  }

  /** Whether the browser should get a new token, so that a device in use stays known. */
  isAging({ issuedAt }: KnownDevice): boolean {
    return this.#now() - issuedAt > DEVICE_SECONDS / 2;
  }

  #known(token: string | undefined): (KnownDevice & { readonly user: string }) | undefined {
    const [user, issued, id, signature, ...rest] = (token ?? '').split('.');
    if (user === undefined || id === undefined || signature === undefined || rest.length > 0) return undefined;
    const expected = Buffer.from(this.#signature(`${user}.${issued}.${id}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    const issuedAt = Number(issued);
    return this.#now() - issuedAt < DEVICE_SECONDS ? { user, id, issuedAt } : undefined;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.deps.key).update(content).digest('base64url');
  }

  #now(): number {
    return Math.floor(this.deps.clock.now() / 1000);
  }
}
