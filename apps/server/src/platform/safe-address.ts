/** A path of this site; neither `//host` nor its twin with backslashes, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** A link an operator gave: a path of ours, http or https. Anything else, `javascript:` above all, is none. */
export function isSafeLink(address: string): boolean {
  if (OWN_PATH.test(address)) return true;
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** A picture an operator gave: a path of ours, or one of an allowed host. */
export function isSafeImage(address: string, hosts: readonly string[]): boolean {
  return OWN_PATH.test(address) || isAllowedPicture(address, hosts);
}

/** A picture elsewhere, which anybody may have named: https on one of the hosts the operator allows, and no password in it. */
export function isAllowedPicture(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && url.password === '';
}
