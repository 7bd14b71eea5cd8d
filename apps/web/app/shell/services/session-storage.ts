import type { SessionStore, StoredSession } from '@khandai/auth-session';

/** Storage key of the session. */
export const SESSION_KEY = 'khandai:session';

/** Stores the session in this browser. */
export class BrowserSessionStore implements SessionStore {
  /** A session that a full storage did not accept. The stored tokens are then older and already used. */
  private unsaved: string | null = null;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  load(): StoredSession | null {
    try {
      return toSession(JSON.parse(this.unsaved ?? this.storage.getItem(SESSION_KEY) ?? 'null'));
    } catch {
      // Unreadable text counts as no session.
      return null;
    }
  }

  save(session: StoredSession): void {
    const text = JSON.stringify(session);
    this.storage.setItem(SESSION_KEY, text);
    this.unsaved = this.storage.getItem(SESSION_KEY) === text ? null : text;
  }
}

function toSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : null);
  return {
    token: text('token'),
    refreshToken: text('refreshToken'),
    guestToken: text('guestToken'),
    guest: stored['guest'] === 0 ? 0 : 1,
  };
}
