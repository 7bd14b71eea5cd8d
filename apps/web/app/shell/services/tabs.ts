import type { TabChannel, TabLock } from '@khandai/auth-session';
import { SESSION_KEY } from './session-storage';

/** The lock's name among all that pages of this site take. */
const LOCK = 'khandai:session';

/**
 * The pages of this browser. Without Web Locks (old browsers, pages that came without TLS) nobody waits: the server bears
 * that two renew at once.
 */
export const browserTabs: TabLock & TabChannel = {
  alone: async (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
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
