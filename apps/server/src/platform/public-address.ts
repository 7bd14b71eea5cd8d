import { BlockList, isIP } from 'node:net';
import { plainAddress } from './http/trusted-proxies.js';

/** IPv4 ranges that are not public: this machine, private networks, and special-purpose ranges. */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The range of all public IPv6 addresses, except CLOSED_V6. */
const OPEN_V6 = ['2000::/3'];
/** Ranges inside OPEN_V6 that embed IPv4 addresses or are reserved for documentation. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed4 = listOf(CLOSED_V4, 'ipv4');
const open6 = listOf(OPEN_V6, 'ipv6');
const closed6 = listOf(CLOSED_V6, 'ipv6');

/**
 * Whether the server may connect to this address on a user's behalf. An IPv4-mapped IPv6 address is checked as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 4) return !closed4.check(plain, 'ipv4');
  return family === 6 && open6.check(plain, 'ipv6') && !closed6.check(plain, 'ipv6');
}

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
