import type { SavedTitle } from '@khandai/contracts';
import { useSpoilers } from '../match';
import { useMediaWords } from './use-media-words';
import { shownTitle } from './use-shown-title';

/** What a saved title is called and where it leads: without words that may tell a score while scores are hidden. Call it inside an observer. */
export function useSavedName(one: NonNullable<SavedTitle['title']>) {
  const { t } = useMediaWords();
  const isHidden = useSpoilers().hides && (one.kind === 'highlight' || one.kind === 'reel');
  return {
    isHidden,
    name: shownTitle(one, isHidden, t('hiddenTitle')),
    slug: isHidden ? String(one.titleId) : one.slug,
  };
}
