import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Of what is shown and hidden; the button's `aria-controls`. */
  readonly id: string;
  /** Of the element that holds the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Of the root. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A part behind a button. A press or a focus elsewhere closes it; so does Escape, which gives the focus back. */
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
