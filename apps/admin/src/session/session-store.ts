import type { SessionStore, StoredSession, TabChannel, TabLock } from '@khandai/auth-session';

/** Storage key and Web Lock of the session: those of the site, so that one login is valid for both. */
const SESSION_KEY = 'khandai:session';
/** Longer than any call takes: a page that holds the lock this long is frozen. */
const MAX_WAIT_MS = 15_000;

/** The session of this browser, as the site stores it. */
export function sharedSession(storage: Pick<Storage, 'getItem' | 'setItem'>): SessionStore {
  return {
    load: () => {
      try {
        return toSession(JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'));
      } catch {
        // Unreadable text counts as no session.
        return null;
      }
    },
    save: (session) => {
      storage.setItem(SESSION_KEY, JSON.stringify(session));
    },
  };
}

function toSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => {
    const one = stored.get(name);
    return typeof one === 'string' ? one : null;
  };
  return {
    token: text('token'),
    refreshToken: text('refreshToken'),
    guestToken: text('guestToken'),
    guest: stored.get('guest') === 0 ? 0 : 1,
  };
}

/** Lets one page of this browser at a time change the session, and hears what the others save. */
export const browserPages: TabLock & TabChannel = {
  runExclusive: async (work) => {
    // Without TLS a browser has no locks; the server accepts two refreshes at the same time.
    if (!('locks' in navigator)) return work();
    let started = false;
    try {
      return await navigator.locks.request(SESSION_KEY, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
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
