import type { Fixture } from '@khandai/contracts';
import { matchLabel, useSpoilers } from '../match';

interface SpokenTitle {
  readonly titleId: number;
  readonly slug: string;
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
  return shownTitle(one, spoilers.isHidden(spoilerKey(one)), hidden);
}

/** The name of a title in addresses: its number while scores are hidden, since a slug has the words of the title. Call it inside an observer. */
export function useShownSlug(one: Pick<SpokenTitle, 'titleId' | 'slug'>): string {
  return useSpoilers().isHidden(spoilerKey(one)) ? String(one.titleId) : one.slug;
}

/** What a tab is called for a reader who hides scores, or not. */
export const shownTitle = ({ title, fixture }: SpokenTitle, hidesScores: boolean, hidden: string): string =>
  hidesScores ? (fixture ? matchLabel(fixture) : hidden) : title;
