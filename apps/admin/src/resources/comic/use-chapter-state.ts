import type { DeskComicChapter } from '@khandai/contracts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { toField } from '../../time/vietnam-time';

/** Whether readers get a chapter, in words. */
export function useChapterState(): (chapter: Pick<DeskComicChapter, 'publishedAt'>) => string {
  const t = useResourceWords('comic-chapter');
  return ({ publishedAt }) => {
    if (publishedAt === null) return t('states.draft');
    const at = Date.parse(publishedAt);
    const time = toField(at).replace('T', ' ');
    return at > Date.now() ? t('states.planned', { time }) : t('states.published', { time });
  };
}
