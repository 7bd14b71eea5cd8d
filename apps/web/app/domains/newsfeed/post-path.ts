/** Query parameter that names a post; the post opens over the page. */
export const POST = 'pId';

/** Address of the reader's bookmarks. */
export const SAVED = '/bang-tin/da-luu';

/** Address of a post. */
export const postPath = (id: number): string => `/bang-tin?${POST}=${id}`;

/** The id of the post that an address names; undefined for anything but a positive integer of the database. */
export function postIdOf(search: URLSearchParams): number | undefined {
  const text = search.get(POST) ?? '';
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= 2_147_483_647 ? id : undefined;
}
