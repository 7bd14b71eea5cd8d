import type { TabChannel, TabLock } from '@khandai/auth-session';
import { SESSION_KEY } from './session-storage';

/** The lock's name among all that pages of this site take. */
const LOCK = 'khandai:session';
/** Longer than a call may take: a page that holds the lock for so long was frozen with it. */
const MOST_WAIT_MS = 15_000;

/**
 * The pages of this browser. Where the lock cannot be had (old browsers, pages that came without TLS, a page frozen while it
 * held it) nobody waits: the server bears that two renew at once.
 */
export const browserTabs: TabLock & TabChannel = {
  alone: async (work) => {
    if (!('locks' in navigator)) return work();
    let begun = false;
    try {
      return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(MOST_WAIT_MS) }, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      return work();
    }
  },
  onSaved: (listener) => {
    const heard = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY) listener();
    };
    window.addEventListener('storage', heard);
    return () => {
      window.removeEventListener('storage', heard);
    };
  },
};
