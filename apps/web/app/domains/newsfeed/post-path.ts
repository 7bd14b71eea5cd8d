/** Query parameter that names a post; the post opens over the page. */
export const POST = 'pId';

/** Address of the reader's bookmarks. */
export const SAVED = '/bang-tin/da-luu';

/** Address of a post. */
export const postPath = (id: number): string => `/bang-tin?${POST}=${id}`;

/** Query parameter that names a comment of it. */
export const COMMENT = 'binh-luan';

/** The id of the comment to which an address leads. */
export const commentIdOf = (search: URLSearchParams): number | undefined => idIn(search, COMMENT);

/** The id of the post that an address names; undefined for anything but a positive integer of the database. */
export const postIdOf = (search: URLSearchParams): number | undefined => idIn(search, POST);

function idIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= 2_147_483_647 ? id : undefined;
}
