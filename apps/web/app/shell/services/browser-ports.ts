import type { TabChannel, TabLock } from '@khandai/auth-session';
import type { SocketLike } from '@khandai/chat-socket';
import { type Clock, SystemClock } from '@khandai/runtime';
import { browserTabs } from './tabs';

/** The browser APIs that the page uses. None is called before the page has mounted. */
export interface BrowserPorts {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** URL of one of the site's sockets, for example `/chat`, without a token. */
  socketUrl(path: string): string;
  connect(url: string): SocketLike;
  /** The other tabs of this browser with this site. */
  readonly tabs: TabLock & TabChannel;
  /** Resolves when the page is hydrated and its stores have started. Undefined where nothing hydrates: on the server, and in tests. */
  hydrated?: () => Promise<unknown>;
  /** Resolves when the page is idle, but at the latest after a short time. */
  idle(): Promise<void>;
}

/** Max time to wait for an idle page. */
const REST_WITHIN_MS = 500;

/** localStorage, which all tabs share. */
export const deviceStorage = storageOf(() => window.localStorage);

export const browserPorts: BrowserPorts = {
  clock: new SystemClock(),
  storage: deviceStorage,
  // The server uses the same stores but never opens the socket.
  socketUrl: (path) => (typeof window === 'undefined' ? '' : window.location.origin.replace(/^http/, 'ws') + path),
  connect: (url) => new WebSocket(url),
  tabs: browserTabs,
  idle: () =>
    new Promise((resolve) => {
      const done = () => {
        resolve();
      };
      // Safari lacks requestIdleCallback.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(done, { timeout: REST_WITHIN_MS });
      else window.setTimeout(done);
    }),
};

/** sessionStorage of this tab. */
export const tabStorage = storageOf(() => window.sessionStorage);

function storageOf(open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => guarded(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      guarded(() => {
        open().setItem(key, value);
      });
    },
    removeItem: (key) => {
      guarded(() => {
        open().removeItem(key);
      });
    },
  };
}

/** Browsers throw if storage is forbidden or full; the page then saves nothing. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
