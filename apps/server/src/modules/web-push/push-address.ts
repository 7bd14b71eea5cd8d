import { ECDH } from 'node:crypto';
import { isPublicAddress } from '../../platform/public-address.js';
import { namesClosedAddress } from '../../platform/public-lookup.js';

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/**
 * Whether the site may send pushes to an address that a browser named: https at a public host, on the usual port. The
 * addresses that its name leads to are checked at each connection.
 */
export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return url.hostname.includes('.') && !namesClosedAddress(url, isPublicAddress);
}

/** Whether these are a point of the curve and a secret, as RFC 8291 wants them. */
export function arePushKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    // The bytes are no point of the curve.
    return false;
  }
}
