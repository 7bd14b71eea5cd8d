import { type Static, Type } from 'typebox';
import { ComicGenre, ComicState } from './comic.js';
import { Instant, Nullable } from './common.js';
import { DeskTitle } from './media.js';
import { PostSource } from './newsfeed.js';

/** A comic as the desk edits it; its chapters are records of their own. */
export const DeskComic = Type.Object({
  ...DeskTitle.properties,
  /** The uploaded cover. */
  coverId: Nullable(Type.Integer()),
  author: Type.String(),
  genres: Type.Array(ComicGenre),
  state: ComicState,
});
export type DeskComic = Static<typeof DeskComic>;

export const DeskComicRow = Type.Object({
  ...DeskComic.properties,
  cover: Nullable(PostSource),
  totalChapters: Type.Integer(),
});
export type DeskComicRow = Static<typeof DeskComicRow>;

/** A page of a chapter: an upload, the name of its file, and what it shows. */
export const DeskComicPage = Type.Object({
  sourceId: Type.Integer(),
  fileName: Type.String(),
  alt: Type.String(),
});
export type DeskComicPage = Static<typeof DeskComicPage>;

export const DeskComicChapter = Type.Object({
  id: Type.Integer(),
  titleId: Type.Integer(),
  /** Free within the comic. */
  number: Type.Integer(),
  name: Type.String(),
  /** From when readers get it, which may be later than now; null: a draft. */
  publishedAt: Nullable(Instant),
  pages: Type.Array(DeskComicPage),
  version: Type.Integer(),
});
export type DeskComicChapter = Static<typeof DeskComicChapter>;

export const DeskComicChapterRow = Type.Object({
  ...DeskComicChapter.properties,
  reads: Type.Integer(),
  /** The pictures of the pages, in their order. */
  files: Type.Array(PostSource),
});
export type DeskComicChapterRow = Static<typeof DeskComicChapterRow>;
