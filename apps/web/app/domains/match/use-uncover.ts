import type { SpoiledMatch, SpoilerPart } from './Spoilers';
import { useSpoilers } from './use-spoilers';

/**
 * Shows a part of a match that reveals its score; undefined unless it is hidden. Call it inside an observer.
 * @param match As it is now; undefined where the part is about no match.
 */
export function useUncover(match: SpoiledMatch | undefined, part: SpoilerPart): (() => void) | undefined {
  const spoilers = useSpoilers();
  if (!match || !spoilers.hidesPart(match, part)) return undefined;
  return () => {
    spoilers.revealPart(match.fixtureId, part);
  };
}
