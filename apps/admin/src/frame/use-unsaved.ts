import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** Asks before what is typed is lost; true when it may be, or when there is nothing. */
export function useMayDrop(isChanged: boolean): () => boolean {
  const translate = useTranslate();
  return () => !isChanged || window.confirm(translate('ra.message.unsaved_changes'));
}

/** Asks before the reader leaves a screen with changes that are not saved. One per screen: the router takes no second. */
export function useUnsaved(isChanged: boolean): void {
  const mayDrop = useMayDrop(isChanged);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() => (mayDrop() ? proceed?.() : reset?.()));

  useEffect(() => {
    if (state === 'blocked') ask();
  }, [state]);

  useEffect(() => {
    if (!isChanged) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isChanged]);
}
