import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { MediaLicence } from './media.js';

/** `life`: everyday life. */
export const ComicGenre = Type.Enum(['football', 'school', 'comedy', 'life', 'adventure']);
export type ComicGenre = Static<typeof ComicGenre>;

/** `complete`: no chapter follows. */
export const ComicState = Type.Enum(['ongoing', 'complete']);
export type ComicState = Static<typeof ComicState>;

/** `new`: the last new chapter first; `read`: the most readers first; `name`: A to Z. */
export const ComicSort = Type.Enum(['new', 'read', 'name']);
export type ComicSort = Static<typeof ComicSort>;

/** A picture of a comic, with its size in pixels. */
export const ComicPicture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type ComicPicture = Static<typeof ComicPicture>;

/** A comic in lists. */
export const ComicCard = Type.Object({
  titleId: Type.Integer(),
  /** Its page is `/truyen-tranh/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  /** Who drew and wrote it; empty when not known. */
  author: Type.String(),
  genres: Type.Array(ComicGenre),
  state: ComicState,
  /** Null while it has none. */
  cover: Nullable(ComicPicture),
  /** Chapters that readers get. */
  totalChapters: Type.Integer(),
  /** Null while readers get none. */
  lastChapter: Nullable(Type.Object({ number: Type.Integer(), name: Type.String(), publishedAt: Instant })),
  /** A chapter came within the last seven days. */
  isNew: Type.Boolean(),
  /** Readers of its chapters. */
  reads: Type.Integer(),
  /** Made for the demo; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type ComicCard = Static<typeof ComicCard>;

/** A chapter in the list of its comic. */
export const ComicChapterRow = Type.Object({
  chapterId: Type.Integer(),
  /** Its address is `/truyen-tranh/{slug}/chuong-{number}`. */
  number: Type.Integer(),
  /** Empty for a chapter that has no name. */
  name: Type.String(),
  totalPages: Type.Integer(),
  reads: Type.Integer(),
  publishedAt: Instant,
});
export type ComicChapterRow = Static<typeof ComicChapterRow>;

/** What readers see of a licence. */
const ShownLicence = Type.Pick(MediaLicence, ['holder', 'kind', 'source']);

export const ComicInfo = Type.Object({
  ...ComicCard.properties,
  summary: Type.String(),
  licence: ShownLicence,
  publishedAt: Instant,
  followers: Type.Integer(),
  /** The first one first. */
  chapters: Type.Array(ComicChapterRow),
});
export type ComicInfo = Static<typeof ComicInfo>;

/** A page of a chapter. */
export const ComicPage = Type.Object({
  ...ComicPicture.properties,
  /** What it shows; empty when it was not written. */
  alt: Type.String(),
});
export type ComicPage = Static<typeof ComicPage>;

/** A chapter to read. */
export const ComicChapter = Type.Object({
  ...ComicChapterRow.properties,
  comic: Type.Object({
    titleId: Type.Integer(),
    slug: Type.String(),
    title: Type.String(),
    author: Type.String(),
    cover: Nullable(ComicPicture),
    state: ComicState,
    simulated: Type.Boolean(),
  }),
  licence: ShownLicence,
  pages: Type.Array(ComicPage),
  /** All chapters of the comic, the first one first. */
  chapters: Type.Array(Type.Pick(ComicChapterRow, ['chapterId', 'number', 'name'])),
});
export type ComicChapter = Static<typeof ComicChapter>;

/** How far a member has read a chapter. */
export const ComicProgress = Type.Object({
  titleId: Type.Integer(),
  chapterId: Type.Integer(),
  number: Type.Integer(),
  /** The page in sight, from 1. */
  page: Type.Integer(),
  totalPages: Type.Integer(),
  /** Whether they reached its last page once. */
  isRead: Type.Boolean(),
});
export type ComicProgress = Static<typeof ComicProgress>;
