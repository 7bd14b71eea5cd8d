/** The page of all news. */
export const NEWS = '/tin-tuc';

/** The page of an article or of a category: their slugs are one name space. */
export const newsPath = (slug: string): string => `${NEWS}/${slug}`;

export const newsTagPath = (hashtag: string): string => `${NEWS}/hashtag/${encodeURIComponent(hashtag)}`;

/** The feed of all news, or of a category. */
export const rssPath = (slug?: string): string => `${slug === undefined ? NEWS : newsPath(slug)}/rss.xml`;
