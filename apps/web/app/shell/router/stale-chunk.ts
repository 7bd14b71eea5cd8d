/** A page older than the last build asks for files that are gone; reloading brings the new ones. */

const MARKER = 'khandai:chunk-reload';
const GUARD_MS = 10_000;

interface ChunkWindow {
  addEventListener(type: string, listener: (event: Event) => void): void;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/** True at most once in ten seconds, so that a file that is gone for good does not reload for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(MARKER) ?? 0);
  if (now - last < GUARD_MS) return false;
  storage.setItem(MARKER, String(now));
  return true;
}

export function reloadOnceOnStaleChunk(page: ChunkWindow, now: () => number = Date.now): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(page.sessionStorage, now())) return;
    event.preventDefault();
    page.location.reload();
  });
}
