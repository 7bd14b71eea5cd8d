import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server, and in the browser while React takes over the server's HTML, which may be long after the page has started. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
