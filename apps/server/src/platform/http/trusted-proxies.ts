import { BlockList, isIP, SocketAddress } from 'node:net';

/** Names of ranges that Fastify's `trustProxy` knows too. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Proxies in front whose X-Forwarded-* headers are believed; anybody else may write what he likes into them. */
export class TrustedProxies {
  static readonly none = new TrustedProxies(new BlockList());

  private constructor(private readonly list: BlockList) {}

  /** Reads `10.0.0.1, 10.1.0.0/16, loopback`; undefined when a part of it is neither address, subnet nor range. */
  static parse(text: string | undefined): TrustedProxies | undefined {
    const list = new BlockList();
    const parts = (text ?? '').split(',').flatMap((part) => RANGES[part.trim()] ?? [part.trim()]);
    return parts.every((part) => part === '' || add(list, part)) ? new TrustedProxies(list) : undefined;
  }

  trusts(address: string): boolean {
    const plain = plainAddress(address);
    return isIP(plain) > 0 && this.list.check(plain, familyOf(plain));
  }

  /** Who really calls: of the peer and those before it, the nearest that is no proxy of ours. */
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

/** An IPv4 address in the clothes of IPv6, as a socket of both families tells it, is an IPv4 address. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/**
 * What one caller is counted under. Whoever has IPv6 has at least a /64 of it, more addresses than any limit could
 * count, so all of them count as one.
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
