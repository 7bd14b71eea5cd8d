import type { SessionStore, StoredSession } from '@khandai/auth-session';

/** Where the session stands. */
export const SESSION_KEY = 'khandai:session';

/** Keeps the session in this browser. */
export class BrowserSessionStore implements SessionStore {
  /** What a storage that is full did not take: the older tokens in it are spent. */
  private unkept: string | null = null;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  load(): StoredSession | null {
    try {
      return toSession(JSON.parse(this.unkept ?? this.storage.getItem(SESSION_KEY) ?? 'null'));
    } catch {
      // Unreadable text: the same as a browser that was never here.
      return null;
    }
  }

  save(session: StoredSession): void {
    const text = JSON.stringify(session);
    this.storage.setItem(SESSION_KEY, text);
    this.unkept = this.storage.getItem(SESSION_KEY) === text ? null : text;
  }
}

function toSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Record<string, unknown>;
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : null);
  return {
    token: text('token'),
    refreshToken: text('refreshToken'),
    guestToken: text('guestToken'),
    guest: kept['guest'] === 0 ? 0 : 1,
  };
}
