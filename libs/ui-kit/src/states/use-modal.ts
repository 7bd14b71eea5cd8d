import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';

/** Of dialogs one over another the last to close lets the page go: when all leave at once, React closes the outer one first. */
let openDialogs = 0;
/** The styles of the page before the first dialog opened. */
let before: Partial<CSSStyleDeclaration> = {};

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
    openDialogs += 1;
    if (openDialogs === 1) {
      const { overflow, paddingRight } = style;
      const bar = window.innerWidth - clientWidth;
      before = { overflow, paddingRight };
      style.overflow = 'hidden';
      if (bar > 0) style.paddingRight = `${bar}px`;
    }
    element.showModal();
    return () => {
      // Close before the element unmounts: only then does the browser restore the previous focus.
      element.close();
      openDialogs -= 1;
      if (openDialogs === 0) Object.assign(style, before);
    };
  }, [dialog, open]);
}

/** Handlers of a modal dialog that call `onClose` on Escape and on a press on its backdrop. */
export function closesModal(onClose: () => void) {
  return {
    onCancel: (event: SyntheticEvent) => {
      // A file input inside the dialog also fires `cancel` when the user chooses no file; that must not close the dialog.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
