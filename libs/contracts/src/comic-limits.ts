/** Limits of comics that the desk and the server share. Texts in code points. */
export const ComicLimit = {
  pages: 400,
  nameLength: 100,
  authorLength: 100,
  altLength: 200,
  fileNameLength: 200,
  genres: 5,
  /** A page is at most this many times as high as it is wide. */
  shape: 3,
} as const;

/** File formats of pages. The server stores the first frame, upright and without metadata. */
export const COMIC_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 10 * 1024 * 1024,
} as const;
