import { createHmac } from 'node:crypto';
import { addressKey } from '../../../platform/http/trusted-proxies.js';
import { LruMap } from '../../../platform/lru-map.js';

const MAX_KNOWN = 50_000;

/**
 * Keyed hashes of addresses, and those of the users who were last connected to this process. Neither an address nor its hash
 * is stored, unless a ban holds for it.
 */
export class AddressKeys {
  readonly #known = new LruMap<number, string>({ max: MAX_KNOWN });

  /** @param secret keeps hashes from being reversed by trying all addresses */
  constructor(private readonly secret: Uint8Array) {}

  /** Empty for an unknown address. Sockets and calls write an address differently, and an IPv6 user has a whole network. */
  keyOf(address: string | undefined): string {
    return address === undefined
      ? ''
      : createHmac('sha256', this.secret).update(addressKey(address)).digest('base64url').slice(0, 27);
  }

  note(userId: number, address: string): void {
    this.#known.set(userId, this.keyOf(address));
  }

  /** The hash of the address that this user last used on this process. */
  lastOf(userId: number): string | undefined {
    return this.#known.get(userId);
  }
}
