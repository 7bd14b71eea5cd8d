import { type RefObject, useLayoutEffect } from 'react';

/**
 * While it is open the page behind is inert and does not scroll, nor does it move where its scroll bar stood; afterwards
 * the focus returns to where it was. It opens before the effects of what it holds, which may put the focus where it belongs.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open = true): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    const bar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.paddingRight = `${bar}px`;
    element.showModal();
    return () => {
      // Before the element is gone, or the browser would not know whom to give the focus back to.
      element.close();
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [dialog, open]);
}
