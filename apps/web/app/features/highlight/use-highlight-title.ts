import type { HighlightCard } from '@khandai/contracts';
import { useShownTitle } from '../../domains/media';
import { useHighlightWords } from './use-highlight-words';

/** What a highlight is called while scores are hidden, or not. Call it inside an observer. */
export function useHighlightTitle(highlight: HighlightCard): string {
  const { t } = useHighlightWords();
  return useShownTitle(highlight, t('hiddenTitle'));
}
