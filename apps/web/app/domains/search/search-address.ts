import type { SearchKind } from '@khandai/contracts';

export const SEARCH = '/tim-kiem';

/** Names of the kinds in addresses. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  match: 'tran',
  team: 'doi',
  league: 'giai',
  member: 'thanh-vien',
  room: 'phong',
  article: 'tin',
  title: 'phim-video',
  event: 'su-kien',
  tip: 'tip',
  post: 'bai-viet',
};

const HASHTAG = /^#([\p{L}\p{M}\p{N}_]{1,50})$/u;

export interface SearchAddress {
  readonly q: string;
  readonly kind?: SearchKind | undefined;
  /** Where the next page begins. */
  readonly cursor?: string | undefined;
}

export function searchHref({ q, kind, cursor }: SearchAddress): string {
  const query = new URLSearchParams({ q });
  if (kind) query.set('loai', kindNames[kind]);
  if (cursor !== undefined) query.set('tu', cursor);
  return `${SEARCH}?${query.toString()}`;
}

export function readSearch(query: URLSearchParams): SearchAddress {
  const name = query.get('loai');
  const kind = (Object.keys(kindNames) as SearchKind[]).find((one) => kindNames[one] === name);
  const cursor = query.get('tu');
  return {
    q: (query.get('q') ?? '').trim(),
    kind,
    cursor: kind !== undefined && cursor !== null && /^[0-9]{1,6}$/.test(cursor) ? cursor : undefined,
  };
}

/** The page of the hashtag that is searched for. */
export function hashtagHref(q: string): string | undefined {
  const name = HASHTAG.exec(q.trim().normalize('NFC'))?.[1];
  return name === undefined ? undefined : `/bang-tin/hashtag/${encodeURIComponent(name)}`;
}
