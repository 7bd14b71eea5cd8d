/** Where an article is on its way to readers. Only a published one is shown. */
export const ArticleStatus = { draft: 10, scheduled: 20, published: 30, unpublished: 40 } as const;
export type ArticleStatus = (typeof ArticleStatus)[keyof typeof ArticleStatus];

/** Limits of articles that the desk and the server share. Lengths in code points. */
export const ArticleLimit = {
  title: 160,
  summary: 400,
  seoTitle: 80,
  seoDescription: 200,
  alt: 300,
  caption: 300,
  credit: 120,
  hashtags: 12,
  hashtagLength: 40,
  /** Blocks of the first level. */
  blocks: 400,
  /** Text of the whole content. */
  text: 60_000,
  /** Of one request with a content. */
  contentBytes: 400_000,
  pinned: 12,
  categories: 100,
} as const;
