/** Limits of posts and comments that forms and the server share. Texts in code points. */
export const PostLimit = {
  postLength: 5_000,
  commentLength: 1_000,
  /** Members that one text names. */
  mentions: 20,
  /** Different hashtags of one post. */
  hashtags: 10,
  /** A longer word behind `#` is no hashtag. */
  hashtagLength: 50,
  /** Posts of one page of a feed. */
  maxPage: 50,
  /** Pictures of one post; or it has one video. */
  maxPictures: 10,
  /** Words that describe a picture, in code points. */
  altLength: 300,
  pictureBytes: 15 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  videoSeconds: 180,
} as const;
