import { type RefObject, useLayoutEffect } from 'react';

/**
 * A dialog that is open as long as it is there: the page behind is inert and does not scroll, nor does it move where its
 * scroll bar stood, and the focus returns to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
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
  }, [dialog]);
}
