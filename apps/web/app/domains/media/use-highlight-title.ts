import type { HighlightCard } from '@khandai/contracts';
import { useMediaWords } from './use-media-words';
import { useShownTitle } from './use-shown-title';

/** What a highlight is called while scores are hidden, or not. Call it inside an observer. */
export function useHighlightTitle(highlight: HighlightCard): string {
  const { t } = useMediaWords();
  return useShownTitle(highlight, t('hiddenTitle'));
}
