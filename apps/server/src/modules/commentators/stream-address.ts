import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/public-address.js';

/** Names that lead nowhere outside of one's own network (RFC 6761, 6762, 8375 and what routers use). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'lan', 'home', 'corp', 'intranet', 'home.arpa', 'test', 'invalid', 'onion'];

/**
 * The address of a stream as it is stored: https, of a host that strangers can reach, without a password in it. Undefined
 * for any other. Fans' browsers fetch it, this server never does; so what a name leads to is not looked up.
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
