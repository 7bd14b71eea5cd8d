import type { TabChannel, TabLock } from '@khandai/auth-session';
import { SESSION_KEY } from './session-storage';

/** Name of the Web Lock. */
const LOCK = 'khandai:session';
/** Longer than any call takes: a page that holds the lock this long is frozen. */
const MAX_WAIT_MS = 15_000;

/**
 * Lock for pages without Web Locks (old browsers, or no TLS): the tabs ask each other. Lazy, because few users need it.
 */
async function withChannelLock<T>(work: () => Promise<T>): Promise<T> {
  // If the chunk fails to load, work without a lock.
  const lock = await import('./channel-lock').then(
    ({ channelLock }) => channelLock(LOCK),
    () => undefined,
  );
  return lock ? lock.runExclusive(work) : work();
}

/**
 * Lock and channel between this browser's tabs. A frozen tab may hold the lock, so waiting is limited; the server
 * tolerates two concurrent refreshes.
 */
export const browserTabs: TabLock & TabChannel = {
  runExclusive: async (work) => {
    if (!('locks' in navigator)) return withChannelLock(work);
    let started = false;
    try {
      return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
        started = true;
        return work();
      });
    } catch (error) {
      if (started) throw error;
      return work();
    }
  },
  onSaved: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  },
};
