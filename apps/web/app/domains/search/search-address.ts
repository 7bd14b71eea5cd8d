import type { SearchKind, SearchWhen } from '@khandai/contracts';

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

/** Names of the times in addresses. */
export const whenNames: Readonly<Record<SearchWhen, string>> = { today: 'hom-nay', week: 'tuan-nay' };

/** Kinds that have a time. */
export const dated: ReadonlySet<SearchKind> = new Set(['match', 'article', 'post']);

const HASHTAG = /^#([\p{L}\p{M}\p{N}_]{1,50})$/u;

export interface SearchAddress {
  readonly q: string;
  readonly kind?: SearchKind | undefined;
  /** Only what is of this time; with all kinds, or one that has a time. */
  readonly when?: SearchWhen | undefined;
  /** Where the next page begins. */
  readonly cursor?: string | undefined;
}

export function searchHref({ q, kind, when, cursor }: SearchAddress): string {
  const query = new URLSearchParams({ q });
  if (kind) query.set('loai', kindNames[kind]);
  if (when) query.set('luc', whenNames[when]);
  if (cursor !== undefined) query.set('tu', cursor);
  return `${SEARCH}?${query.toString()}`;
}

export function readSearch(query: URLSearchParams): SearchAddress {
  const name = query.get('loai');
  const kind = (Object.keys(kindNames) as SearchKind[]).find((one) => kindNames[one] === name);
  const time = query.get('luc');
  const when = (Object.keys(whenNames) as SearchWhen[]).find((one) => whenNames[one] === time);
  const cursor = query.get('tu');
  return {
    q: (query.get('q') ?? '').trim(),
    kind,
    ...(when && (kind === undefined || dated.has(kind)) && { when }),
    cursor: kind !== undefined && cursor !== null && /^[0-9]{1,6}$/.test(cursor) ? cursor : undefined,
  };
}

/** The page of the hashtag that is searched for. */
export function hashtagHref(q: string): string | undefined {
  const name = HASHTAG.exec(q.trim().normalize('NFC'))?.[1];
  return name === undefined ? undefined : `/bang-tin/hashtag/${encodeURIComponent(name)}`;
}
