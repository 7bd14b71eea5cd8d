/** Public entry of the `comics` domain. */
export { chapterNumber, chapterPath, comicPath, COMICS, pageOf } from './comic-path';
export { ComicGone } from './ComicGone';
export { Cover } from './Cover';
export { GONE, isComicGone } from './load-comic';
export { ReadStore } from './ReadStore';
export { useChapterName } from './use-chapter-name';
export { useComicWords } from './use-comic-words';
export { useRead } from './use-read';
export { resumePath, type UnfinishedComic, useUnfinishedComics } from './use-unfinished-comics';
