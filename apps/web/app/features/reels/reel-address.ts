/** The viewer of reels. */
export const REELS = '/reels';

export const reelPath = (slug: string): string => `${REELS}/${slug}`;
