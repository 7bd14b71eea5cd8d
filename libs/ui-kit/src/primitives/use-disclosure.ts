import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Id of the content that opens and closes; the button's `aria-controls`. */
  readonly id: string;
  /** Ref of the element that contains the button and the content. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Key handler of the root. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Content that a button opens and closes. A press or a focus outside closes it; so does Escape, which returns the focus
 * to the button.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
    button.current?.focus();
  };
  const toggle = () => {
    setOpen(!open);
  };
  return { open, toggle, close, id, root, button, onKeyDown };
}
