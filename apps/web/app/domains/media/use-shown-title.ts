import type { Fixture } from '@khandai/contracts';
import { matchLabel, useSpoilers } from '../match';

interface SpokenTitle {
  readonly titleId: number;
  readonly title: string;
  readonly fixture: Fixture | null;
}

/** Key of a title among the scores that the reader asked for. */
export const spoilerKey = ({ titleId }: Pick<SpokenTitle, 'titleId'>): string => `title ${titleId}`;

/**
 * What a title is called: without its words, which may tell the score, while scores are hidden. Call it inside an observer.
 * @param hidden Stands for a title without a match.
 */
export function useShownTitle(one: SpokenTitle, hidden: string): string {
  const spoilers = useSpoilers();
  const { title, fixture } = one;
  if (!spoilers.isHidden(spoilerKey(one))) return title;
  return fixture ? matchLabel(fixture) : hidden;
}
