/** A path of this site; rejects `//host` and its variants with backslashes, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Whether an operator's link is safe: a path of this site, http or https. Rejects all else, above all `javascript:`.
 */
export function isSafeLink(address: string): boolean {
  if (OWN_PATH.test(address)) return true;
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** Whether an operator's image is safe: a path of this site, or a URL on an allowed host. */
export function isSafeImage(address: string, hosts: readonly string[]): boolean {
  return OWN_PATH.test(address) || isAllowedPicture(address, hosts);
}

/**
 * Whether an external image that any user may name is allowed: https, on a host the operator allows, without
 * credentials.
 */
export function isAllowedPicture(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && url.password === '';
}
