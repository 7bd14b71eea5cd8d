import { useSyncExternalStore } from 'react';

export const tabKeys = ['chat', 'events', 'stats', 'odds'] as const;
export type TabKey = (typeof tabKeys)[number];

const PHONE = '(max-width: 767px)';

/** The tab to show: the address's, else the chat on phones and the events where the chat has its own place. */
export function shownTab(asked: string | null, isPhone: boolean): TabKey {
  const known = tabKeys.find((key) => key === asked);
  if (known === 'chat' && !isPhone) return 'events';
  return known ?? (isPhone ? 'chat' : 'events');
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}

/** The server takes a phone for granted: there the chat is what one came for. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => true,
  );
