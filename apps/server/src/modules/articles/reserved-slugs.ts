/** What starts the slug of an article or a category whose name has no letters. */
export const FALLBACK_SLUG = 'bai-viet';

/** Addresses below `/tin-tuc` that are no article. */
export const RESERVED: ReadonlySet<string> = new Set(['hashtag', 'rss', 'trang', 'tim-kiem', 'moi-nhat']);
