import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands a user's focus and last click in the server's HTML of a part to what replaces it: to the link or button at the same
 * place in it. The browser itself has followed a link that was clicked, perhaps in another tab.
 */
export function useServedInput(part: RefObject<HTMLElement | null>, isReplaced: boolean): void {
  const input = useRef({ focused: -1, clicked: -1 });

  useLayoutEffect(() => {
    const { current: element } = part;
    if (!element) return;
    const { focused, clicked } = input.current;
    if (isReplaced) {
      const controls = controlsOf(element);
      input.current = { focused: -1, clicked: -1 };
      // The focus is on the body if its element has been removed.
      if (document.activeElement === document.body) controls[focused]?.focus({ preventScroll: true });
      controls[clicked]?.click();
      return;
    }
    const note = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      const controls = controlsOf(element);
      const index = controls.findIndex((one) => target instanceof Node && one.contains(target));
      if (type !== 'click') input.current.focused = index;
      else input.current.clicked = controls[index] instanceof HTMLAnchorElement ? -1 : index;
    };
    // Input from before the page was hydrated; its replay would come after the element is replaced.
    const { earlyInput } = window;
    if (earlyInput?.click && element.contains(earlyInput.click.button)) {
      note({ type: 'click', target: earlyInput.click.button });
      earlyInput.click = undefined;
    }
    note({ type: 'focusin', target: document.activeElement });
    element.addEventListener('focusin', note);
    element.addEventListener('click', note);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('click', note);
    };
  }, [part, isReplaced]);
}

const controlsOf = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('a, button')];
