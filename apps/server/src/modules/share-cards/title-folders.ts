import type { MediaKind } from '@khandai/contracts';

/** A title of the site's own media that readers get. */
export interface SharedTitle {
  readonly kind: MediaKind;
  readonly slug: string;
  readonly title: string;
  readonly simulated: boolean;
  readonly poster: string | null;
}

/** Reads a title of a kind by its slug; undefined for what readers do not get. */
export interface SharedTitles {
  bySlug(kind: MediaKind, slug: string): Promise<SharedTitle | undefined>;
}

/** The folder of the pages of each kind, and of their pictures. */
export const titleFolders: Readonly<Record<string, MediaKind>> = {
  highlight: 'highlight',
  reels: 'reel',
  'phim-anh': 'film',
  'truyen-tranh': 'comic',
};
