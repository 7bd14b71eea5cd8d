/** Max time to wait for the hash's element. */
const MAX_WAIT_MS = 10_000;

/** Any of these events means that the user is reading; the page must no longer scroll by itself. */
const READING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface HashTargetDeps {
  readonly page: Document;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Scrolls to a hash's element as soon as it renders: parts of a page arrive with their data. Ends when the user
 * scrolls, when time is up, or when `signal` aborts.
 */
export function scrollWhenPresent(hash: string, { page, sleep }: HashTargetDeps, signal: AbortSignal): void {
  const id = idOf(hash);
  if (id === '' || page.getElementById(id)) return;
  const done = new AbortController();
  const stop = () => {
    done.abort();
  };
  const observer = new MutationObserver(() => {
    const target = page.getElementById(id);
    if (!target) return;
    stop();
    target.scrollIntoView();
  });
  done.signal.addEventListener('abort', () => {
    observer.disconnect();
    signal.removeEventListener('abort', stop);
    for (const type of READING) page.removeEventListener(type, stop);
  });
  signal.addEventListener('abort', stop);
  for (const type of READING) page.addEventListener(type, stop, { passive: true });
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['id'] });
  void sleep(MAX_WAIT_MS, done.signal).then(stop);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed escape matches no element.
    return '';
  }
}
