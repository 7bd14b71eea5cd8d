/** A page older than the last build asks for files that are gone; loading it anew brings the new ones. */

const MARKER = 'khandai:chunk-reload';
const GOING = 'khandai:going';
const GUARD_MS = 10_000;

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface ChunkWindow {
  addEventListener(type: string, listener: (event: Event) => void): void;
  readonly sessionStorage: MarkerStorage;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload' | 'replace' | 'pathname' | 'search' | 'hash'>;
}

/** As the browser says it of the load this page came by. */
type LoadKind = PerformanceNavigationTiming['type'] | undefined;

/** True at most once in ten seconds, so that a file that is gone for good does not reload for ever. */
export function mayReload(storage: MarkerStorage, now: number): boolean {
  const last = Number(storage.getItem(MARKER) ?? 0);
  if (now - last < GUARD_MS) return false;
  storage.setItem(MARKER, String(now));
  return true;
}

/**
 * A failed import of ours reloads the page, once in ten seconds, if the site can be reached: where it cannot nothing says that
 * the file is gone, and the page would be, with all that is written there, for the browser's own. The error is let through.
 *
 * @param reach Resolves when the site answers, and rejects when it does not.
 */
export function reloadOnceOnStaleChunk(page: ChunkWindow, reach: () => Promise<unknown>, now: () => number = Date.now): void {
  page.addEventListener('vite:preloadError', () => {
    if (!page.navigator.onLine) return;
    reach().then(
      () => {
        if (mayReload(page.sessionStorage, now())) page.location.reload();
      },
      () => undefined, // The import itself rejects for its caller.
    );
  });
}

/** Remembers the target of a navigation; the router reloads the current page when a chunk of the target is gone. */
export function rememberGoing(storage: MarkerStorage, address: string, now: number): void {
  storage.setItem(GOING, JSON.stringify({ address, at: now }));
}

export function arrived(storage: MarkerStorage): void {
  storage.removeItem(GOING);
}

/**
 * At the start of a page that was reloaded on the way to another: goes on to that one, as a whole page of the new build.
 * Within ten seconds of the last time it stays, for then it is not the build that is at fault. A page come to in any
 * other way is where its reader wants to be, whatever they were on the way to before.
 */
export function goOn(page: ChunkWindow, loadedBy: LoadKind, now: number): void {
  const going = readGoing(page.sessionStorage.getItem(GOING));
  page.sessionStorage.removeItem(GOING);
  const { pathname, search, hash } = page.location;
  if (loadedBy !== 'reload' || !going || now - going.at > GUARD_MS || going.address === pathname + search + hash) return;
  if (mayReload(page.sessionStorage, now)) page.location.replace(going.address);
}

function readGoing(text: string | null): { address: string; at: number } | undefined {
  if (text === null) return undefined;
  const kept: unknown = parse(text);
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('at' in kept)) return undefined;
  const { address, at } = kept;
  const isOurs = typeof address === 'string' && /^\/(?![/\\])/.test(address);
  return isOurs && typeof at === 'number' ? { address, at } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not what we wrote.
    return undefined;
  }
}
