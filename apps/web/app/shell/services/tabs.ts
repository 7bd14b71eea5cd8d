import type { TabChannel, TabLock } from '@khandai/auth-session';
import { SESSION_KEY } from './session-storage';

/** The lock's name among all that pages of this site take. */
const LOCK = 'khandai:session';
/** Longer than any call takes: a page that holds the lock this long was frozen. */
const MOST_WAIT_MS = 15_000;

/** Locks for browsers or pages without Web Locks (no TLS): tabs ask each other. Lazy, because few need it. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // When it cannot be fetched, nobody waits.
  const turns = await import('./tab-turns').then(
    ({ turnsOf }) => turnsOf(LOCK),
    () => undefined,
  );
  return turns ? turns.alone(work) : work();
}

/**
 * The pages of this browser. Where no turn can be had (a page frozen while it has it) nobody waits for ever: the server bears
 * that two renew at once.
 */
export const browserTabs: TabLock & TabChannel = {
  alone: async (work) => {
    if (!('locks' in navigator)) return inTurn(work);
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
