/** Search parameter: the second at which a video starts. */
const SECOND = 't';

/** The address of a video from a second on. */
export const momentPath = (path: string, second: number): string => `${path}?${SECOND}=${Math.floor(second)}`;

/** The second that an address names. */
export function secondOf(search: URLSearchParams): number | undefined {
  const text = search.get(SECOND) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
