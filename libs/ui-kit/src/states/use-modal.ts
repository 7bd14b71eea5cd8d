import { type RefObject, useLayoutEffect } from 'react';

/**
 * While the dialog is open, the page behind is inert and does not scroll, and its layout does not shift when the scroll
 * bar disappears. On close the focus returns to its previous element. A layout effect opens the dialog before the
 * effects of its children, which may then move the focus.
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
      // Close before the element unmounts: only then does the browser restore the previous focus.
      element.close();
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [dialog, open]);
}
