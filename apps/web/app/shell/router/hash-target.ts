/** How long an element named by a hash is waited for. */
const PATIENCE_MS = 10_000;

/** The reader has begun to read: nothing moves them any more. */
const READING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface HashTargetDeps {
  readonly page: Document;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Scrolls to the element of a hash that is not there yet, as soon as it is: parts of a page arrive with their data.
 * Ends when the reader scrolls, when time is up, or when `signal` aborts.
 */
export function scrollToLater(hash: string, { page, sleep }: HashTargetDeps, signal: AbortSignal): void {
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
  void sleep(PATIENCE_MS, done.signal).then(stop);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A broken escape names no element.
    return '';
  }
}
