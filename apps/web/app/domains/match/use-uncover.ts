import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
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

/**
 * The press of a button that uncovers something. The button goes, so the focus moves to what it shows.
 * @returns `box` is for the element of what is shown, which may be there only after the press.
 */
export function useUncoverPress<E extends HTMLElement>(
  uncover: (() => void) | undefined,
): { readonly box: RefObject<E | null>; readonly onPress: () => void } {
  const box = useRef<E>(null);
  const onPress = () => {
    if (uncover) flushSync(uncover);
    box.current?.focus({ preventScroll: true });
  };
  return { box, onPress };
}
