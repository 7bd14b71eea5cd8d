import { useEffect, useEffectEvent } from 'react';
import { actOf, type DeskAct, isPressing, isTyping, perform } from './desk-keys';

/** Listens to the keys of the desk. A dialog that is open has the keys for itself. */
export function useDeskKeys(open: (dialog: 'palette' | 'help') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open], [role="dialog"]')) return;
    if (isPressing(event, event.target)) return;
    const act: DeskAct | undefined = actOf(event, isTyping(event.target));
    if (act === undefined) return;
    if (act === 'palette' || act === 'help') {
      event.preventDefault();
      open(act);
      return;
    }
    const screen = document.getElementById('main-content');
    if (screen && perform(act, screen)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
