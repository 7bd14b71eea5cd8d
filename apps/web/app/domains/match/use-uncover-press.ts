import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * The press of a button that uncovers something. The button goes, so the focus moves to what it shows, unless that stays covered for another reason.
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
