/** The only search parameters that the rendering of a page sees, in this order. `_routes` and `index` are the router's. */
const READ = [
  '_routes',
  'index',
  'ngay',
  'loc',
  'xem',
  'blv',
  'tab',
  'rap',
  'nha-cai',
  'giai',
  'cach-viet',
  'roomId',
  'nType',
  'gFilter',
  'fFilter',
  'pId',
  'muc',
  'trang',
  'q',
  'loai',
  'tu',
  'luc',
  'mua',
  'luot',
  'tinh',
  'hien',
  'the-loai',
  'tinh-trang',
  'tim',
  'xep',
  'dang',
  'bang',
  'ky',
  'cuoc',
  'next',
] as const;

/** The router's own requests for its routes, which have other parameters. */
const MANIFEST = '/__manifest';

/**
 * The address with which a page is rendered and cached: with the parameters that pages read, once each and in a fixed
 * order, so that others (of campaigns, of referrals, invented ones) make no new page. The browser reads `pid` and
 * `login` by itself.
 */
export function pageUrl(url: string): string {
  const [path = '/', search] = splitOnce(url);
  if (search === undefined || path.startsWith(MANIFEST)) return url;
  const given = new URLSearchParams(search);
  const read = new URLSearchParams(
    READ.filter((name) => given.has(name)).map((name): [string, string] => [name, given.get(name) ?? '']),
  ).toString();
  return read === '' ? path : `${path}?${read}`;
}

/** The parameters of an address that rendering does not see, as `a=1&b=2`. */
export function otherParameters(url: string): string {
  const given = new URLSearchParams(splitOnce(url)[1] ?? '');
  for (const name of READ) given.delete(name);
  return given.toString();
}

function splitOnce(url: string): [path: string, search?: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
