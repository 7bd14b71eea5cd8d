import type { TabChannel, TabLock } from '@khandai/auth-session';
import type { SocketLike } from '@khandai/chat-socket';
import { type Clock, SystemClock } from '@khandai/runtime';
import { browserTabs } from './tabs';

/** What the page takes from its browser. Nothing of it is touched before the page has mounted. */
export interface BrowserPorts {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Address of a socket of the site, `/chat` say, without a token. */
  socketUrl(path: string): string;
  connect(url: string): SocketLike;
  /** The other pages of this browser. */
  readonly tabs: TabLock & TabChannel;
  /** Resolves when the page is idle, or after a short time in any case. */
  idle(): Promise<void>;
}

/** Max time to wait for an idle page. */
const REST_WITHIN_MS = 500;

export const browserPorts: BrowserPorts = {
  clock: new SystemClock(),
  storage: storageOf(() => window.localStorage),
  // The server renders with the same stores and never opens the socket.
  socketUrl: (path) => (typeof window === 'undefined' ? '' : window.location.origin.replace(/^http/, 'ws') + path),
  connect: (url) => new WebSocket(url),
  tabs: browserTabs,
  idle: () =>
    new Promise((resolve) => {
      const done = () => {
        resolve();
      };
      // Safari has no idle callbacks.
      if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(done, { timeout: REST_WITHIN_MS });
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

/** Browsers throw on any access to storage that is forbidden or full; the page then saves nothing. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
