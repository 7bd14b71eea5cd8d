/** Limits of a search that client and server share. */
export const SearchLimit = {
  /** Code points of a search. */
  queryLength: 100,
  /** A shorter search finds nothing. */
  minLetters: 2,
} as const;
