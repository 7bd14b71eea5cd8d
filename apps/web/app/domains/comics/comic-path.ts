/** The library of comics. */
export const COMICS = '/truyen-tranh';

const CHAPTER = 'chuong-';
const PAGE = 'trang';

export const comicPath = (slug: string): string => `${COMICS}/${slug}`;

/** A chapter, at one of its pages; the first page needs no name. */
export const chapterPath = (slug: string, number: number, page = 1): string =>
  `${comicPath(slug)}/${CHAPTER}${number}${page > 1 ? `?${PAGE}=${page}` : ''}`;

/** The number in `chuong-12`; undefined for any other segment. */
export function chapterNumber(segment: string): number | undefined {
  const digits = segment.startsWith(CHAPTER) ? segment.slice(CHAPTER.length) : '';
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined;
}

/** The page that an address names; undefined when it names none. */
export function pageOf(search: URLSearchParams): number | undefined {
  const text = search.get(PAGE) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
