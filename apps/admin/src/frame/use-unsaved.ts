import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** Asks before what is typed is lost; true when it may be, or when there is nothing. */
export function useMayDrop(isChanged: boolean): () => boolean {
  const translate = useTranslate();
  return () => !isChanged || window.confirm(translate('ra.message.unsaved_changes'));
}

interface Unsaved {
  /** What is typed stays in this browser: a reload gives it back, and needs no question. */
  readonly isKept?: boolean;
  /** The reader leaves and lets go of what they typed. */
  readonly onDrop?: () => void;
}

/** Asks before the reader leaves a screen with changes that are not saved. One per screen: the router takes no second. */
export function useUnsaved(isChanged: boolean, { isKept = false, onDrop }: Unsaved = {}): void {
  const mayDrop = useMayDrop(isChanged);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() => {
    if (!mayDrop()) {
      reset?.();
      return;
    }
    onDrop?.();
    proceed?.();
  });
  const refuses = useEffectEvent(() => {
    if (!mayDrop()) return true;
    onDrop?.();
    return false;
  });

  useEffect(() => {
    if (state === 'blocked') ask();
  }, [state]);

  useEffect(() => (isChanged ? onTypedAddress(() => refuses()) : undefined), [isChanged]);

  useEffect(() => {
    if (!isChanged || isKept) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isChanged, isKept]);
}

/**
 * The router cannot block an address that was typed after `#`, because its own mark of the entry is missing. This hears of it
 * before the router does, and goes back when `refuses` says so.
 */
function onTypedAddress(refuses: () => boolean): () => void {
  const pathOf = () => location.hash.split('?')[0];
  const here = pathOf();
  const onPop = (event: PopStateEvent) => {
    if (event.state !== null || pathOf() === here || !refuses()) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}
