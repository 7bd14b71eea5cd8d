import { useEffect } from 'react';
import type { ReaderStore } from './ReaderStore';

/** Elements that use the keys themselves. */
const OWN_KEYS = 'input, select, textarea, button, a, summary, dialog, [contenteditable]';

/**
 * Keys of the reader: ← → turn pages. Where pages are turned, also space and PageUp, PageDown, Home and End, which scroll the strip
 * by themselves.
 */
export function useReaderKeys(reader: ReaderStore, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actOf(reader, event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // After a choice by mouse or finger the arrows turn pages; who chose by keys goes on choosing.
    const onClick = ({ target, detail }: MouseEvent) => {
      if (detail > 0 && target instanceof HTMLInputElement && target.type === 'radio') target.blur();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [reader, enabled]);
}

function actOf(reader: ReaderStore, { key, shiftKey, target }: KeyboardEvent): (() => void) | undefined {
  const own = target instanceof Element ? target.closest(OWN_KEYS) : null;
  // A slider, a list or a group of choices moves by the arrows; buttons and links do not.
  if (own && (!own.matches('button, a') || key === ' ')) return undefined;
  if (key === 'ArrowRight') return reader.forward;
  if (key === 'ArrowLeft') return reader.back;
  if (reader.mode === 'strip') return undefined;
  switch (key) {
    case ' ':
      return shiftKey ? reader.back : reader.forward;
    case 'PageDown':
      return reader.forward;
    case 'PageUp':
      return reader.back;
    case 'Home':
      return () => {
        reader.goTo(0);
      };
    case 'End':
      return () => {
        reader.goTo(reader.total - 1);
      };
    default:
      return undefined;
  }
}
