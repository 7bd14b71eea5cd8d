import type { HighlightCard } from '@khandai/contracts';
import { matchLabel, useSpoilers } from '../../domains/match';
import { useHighlightWords } from './use-highlight-words';

/** Key of a title among the scores that the reader asked for. */
export const spoilerKey = ({ titleId }: Pick<HighlightCard, 'titleId'>): string => `highlight ${titleId}`;

/** What a highlight is called: without its title, which may tell the score, while scores are hidden. Call it inside an observer. */
export function useShownTitle(highlight: HighlightCard): string {
  const { t } = useHighlightWords();
  const spoilers = useSpoilers();
  const { title, fixture } = highlight;
  if (!spoilers.isHidden(spoilerKey(highlight))) return title;
  return fixture ? matchLabel(fixture) : t('hiddenTitle');
}
