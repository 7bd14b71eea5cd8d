/** A page from an old build requests files that no longer exist; a reload gets the new ones. */

const MARKER = 'khandai:chunk-reload';
const DESTINATION = 'khandai:going';
const GUARD_MS = 10_000;

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface ChunkWindow {
  addEventListener(type: string, listener: (event: Event) => void): void;
  readonly sessionStorage: MarkerStorage;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload' | 'replace' | 'pathname' | 'search' | 'hash'>;
}

/** The browser's navigation type of this page load. */
type LoadKind = PerformanceNavigationTiming['type'] | undefined;

/** True at most once in ten seconds, so that a permanently missing file causes no reload loop. */
export function mayReload(storage: MarkerStorage, now: number): boolean {
  const last = Number(storage.getItem(MARKER) ?? 0);
  if (now - last < GUARD_MS) return false;
  storage.setItem(MARKER, String(now));
  return true;
}

/**
 * Reloads the page after a failed dynamic import, at most once in ten seconds and only if the site is reachable. If it
 * is not, the file may still exist, and a reload would replace the page and the user's input with the browser's error
 * page. The import error still reaches its caller.
 *
 * @param reach Resolves if the site answers, rejects otherwise.
 */
export function reloadOnceOnStaleChunk(
  page: ChunkWindow,
  reach: () => Promise<unknown>,
  now: () => number = Date.now,
): void {
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
export function rememberDestination(storage: MarkerStorage, address: string, now: number): void {
  storage.setItem(DESTINATION, JSON.stringify({ address, at: now }));
}

export function arrived(storage: MarkerStorage): void {
  storage.removeItem(DESTINATION);
}

/**
 * Runs at the start of a page that was reloaded during a navigation: continues to the target as a full page load of the
 * new build. Stays if the last reload was less than ten seconds ago, because then the build is not the cause. Does
 * nothing if the page was opened in any other way: then the user wants to be here.
 */
export function continueNavigation(page: ChunkWindow, loadedBy: LoadKind, now: number): void {
  const going = readDestination(page.sessionStorage.getItem(DESTINATION));
  page.sessionStorage.removeItem(DESTINATION);
  const { pathname, search, hash } = page.location;
  if (loadedBy !== 'reload' || !going || now - going.at > GUARD_MS || going.address === pathname + search + hash)
    return;
  if (mayReload(page.sessionStorage, now)) page.location.replace(going.address);
}

function readDestination(text: string | null): { address: string; at: number } | undefined {
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
    // Text that this site did not write.
    return undefined;
  }
}
