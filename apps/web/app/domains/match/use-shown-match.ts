import type { Fixture } from '@khandai/contracts';
import { scoreOf } from './fixture-view';
import { useLive } from './match-domain';
import { useSpoilers } from './use-spoilers';

/** A match as its reader may see it. */
export interface ShownMatch {
  /** As it is now; without its score for readers who hide scores. */
  readonly fixture: Fixture;
  /** Shows the score; undefined where none is hidden. */
  readonly reveal: (() => void) | undefined;
}

/** Follows a match, and hides its score from readers who want none. Call it inside an observer. */
export function useShownMatch(given: Fixture): ShownMatch {
  const now = useLive().latest(given);
  const spoilers = useSpoilers();
  if (scoreOf(now) === undefined || !spoilers.isHidden(now.fixtureId)) return { fixture: now, reveal: undefined };
  return {
    fixture: spoilers.shownOf(now),
    reveal: () => {
      spoilers.reveal(now.fixtureId);
    },
  };
}
