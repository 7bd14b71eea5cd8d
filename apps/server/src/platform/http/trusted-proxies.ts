import { BlockList, isIP, SocketAddress } from 'node:net';

/** Names of address ranges, the same as in Fastify's `trustProxy`. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Proxies whose X-Forwarded-* headers are trusted; any other client can forge these headers. */
export class TrustedProxies {
  static readonly none = new TrustedProxies(new BlockList());

  private constructor(private readonly list: BlockList) {}

  /** Parses `10.0.0.1, 10.1.0.0/16, loopback`; undefined when a part is neither an address, a subnet nor a range. */
  static parse(text: string | undefined): TrustedProxies | undefined {
    const list = new BlockList();
    const parts = (text ?? '').split(',').flatMap((part) => RANGES[part.trim()] ?? [part.trim()]);
    return parts.every((part) => part === '' || add(list, part)) ? new TrustedProxies(list) : undefined;
  }

  trusts(address: string): boolean {
    const plain = plainAddress(address);
    return isIP(plain) > 0 && this.list.check(plain, familyOf(plain));
  }

  /** The real caller: the nearest address in the chain that is not a trusted proxy. */
  callerOf(peer: string, forwardedFor: string | undefined): string {
    const before = (forwardedFor ?? '').split(',').map((part) => part.trim());
    let caller = peer;
    while (this.trusts(caller)) {
      const next = before.pop();
      if (!next) break;
      caller = next;
    }
    return caller;
  }
}

/** Unwraps an IPv4-mapped IPv6 address (`::ffff:1.2.3.4`), as a dual-stack socket reports it, to plain IPv4. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/**
 * The key under which one caller is counted. An IPv6 user has at least a /64, more addresses than any limit could
 * count, so a whole /64 is one key.
 */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = new SocketAddress({ address: plain, family: 'ipv6' }).address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function add(list: BlockList, part: string): boolean {
  const [address = '', prefix] = part.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return false;
  list.addSubnet(address, Number(prefix), familyOf(address));
  return true;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
