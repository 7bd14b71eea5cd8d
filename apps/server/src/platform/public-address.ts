import { BlockList, isIP } from 'node:net';
import { plainAddress } from './http/trusted-proxies.js';

/** IPv4 that leads to no stranger: this machine, networks of our own, and what is kept for other uses. */
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
/** All of IPv6 that strangers have lies here, */
const OPEN_V6 = ['2000::/3'];
/** but for addresses that carry one of IPv4 inside, or stand in books. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed4 = listOf(CLOSED_V4, 'ipv4');
const open6 = listOf(OPEN_V6, 'ipv6');
const closed6 = listOf(CLOSED_V6, 'ipv6');

/** Whether a server may call this address for somebody else. One in the clothes of IPv6 is judged as what it is. */
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
