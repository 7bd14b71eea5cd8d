import type { MediaKind } from './models/media.js';

const folders: Readonly<Record<MediaKind, string>> = {
  highlight: '/highlight',
  reel: '/reels',
  film: '/phim-anh',
  comic: '/truyen-tranh',
};

/** The address of a title's page. */
export const mediaTitlePath = (kind: MediaKind, slug: string): string => `${folders[kind]}/${slug}`;
