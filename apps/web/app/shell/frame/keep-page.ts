export interface KeepPageDeps {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  /** A link was not followed. */
  readonly kept: () => void;
}

/**
 * Hears clicks before the links do. Without a network a link to another page is not followed: what that page needs cannot be
 * had, and on the way to it this one would be lost to the browser's own. The browser is asked at the click, for a busy page
 * hears late that the network has gone or is back.
 */
export function keepPage({ navigator, location, kept }: KeepPageDeps): (event: MouseEvent) => void {
  const leaves = ({ origin, pathname, target }: HTMLAnchorElement) =>
    target === '' && origin === location.origin && pathname !== location.pathname;
  return (event) => {
    if (navigator.onLine || event.ctrlKey || event.metaKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leaves(link)) return;
    event.preventDefault();
    kept();
  };
}
