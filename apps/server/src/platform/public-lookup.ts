import { isIP, type LookupFunction } from 'node:net';

export interface PublicLookupDeps {
  readonly lookup: LookupFunction;
  /** Whether the server may connect to an address on a user's behalf. */
  readonly isPublic: (address: string) => boolean;
}

/**
 * A lookup for connections to hosts that users name: it finds public addresses only. It runs inside the connection, so the
 * address that is checked is the one that is connected to, even if DNS changes in between.
 */
export function publicLookup({ lookup, isPublic }: PublicLookupDeps): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (fault, found) => {
      const open = Array.isArray(found) ? found.filter(({ address }) => isPublic(address)) : [];
      const [first] = open;
      if (fault || !first) return callback(fault ?? new Error(`${hostname} leads to no public address`), '');
      if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

/** Whether the host of an address is an IP address that is not public: such a host skips the lookup. */
export function namesClosedAddress({ hostname }: URL, isPublic: (address: string) => boolean): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) > 0 && !isPublic(literal);
}
