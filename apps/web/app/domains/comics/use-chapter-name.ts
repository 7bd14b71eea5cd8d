import type { ComicChapterRow } from '@khandai/contracts';
import { useComicWords } from './use-comic-words';

/** `Chương 12: Em đá được cả hai chân`. */
export function useChapterName(): (chapter: Pick<ComicChapterRow, 'number' | 'name'>) => string {
  const { t } = useComicWords();
  return ({ number, name }) => (name === '' ? t('chapter', { number }) : t('chapterNamed', { number, name }));
}
