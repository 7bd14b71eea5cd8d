/** Limits of posts and comments that forms and the server share. Texts in code points. */
export const PostLimit = {
  postLength: 5_000,
  commentLength: 1_000,
  /** Posts of one page of a feed. */
  maxPage: 50,
} as const;
