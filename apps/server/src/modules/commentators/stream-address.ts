import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/public-address.js';

/**
 * Host name suffixes that do not resolve outside a private network (RFC 6761, 6762, 8375, and suffixes that routers
 * use).
 */
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'home.arpa',
  'test',
  'invalid',
  'onion',
];

/**
 * Normalizes the address of a stream: https, a publicly reachable host, no password. Returns undefined for any other
 * address. Only fans' browsers fetch it, never this server, so the host name is not resolved here.
 */
export function streamAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return isPublicHost(url.hostname) ? url.href : undefined;
}

function isPublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  return name.includes('.') && !PRIVATE_ENDINGS.some((ending) => name === ending || name.endsWith(`.${ending}`));
}
