export interface OfflineLinksDeps {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  /** Called when a link was blocked. */
  readonly blocked: () => void;
}

/**
 * Click listener for the capture phase, before the links' own. While offline it blocks links to other pages: their data
 * cannot load, and the navigation would replace this page with the browser's error page. It reads `navigator.onLine` at
 * the click, because a busy page gets the online and offline events late.
 */
export function blockOfflineLinks({ navigator, location, blocked }: OfflineLinksDeps): (event: MouseEvent) => void {
  const leaves = ({ origin, pathname, target }: HTMLAnchorElement) =>
    target === '' && origin === location.origin && pathname !== location.pathname;
  return (event) => {
    if (navigator.onLine || event.ctrlKey || event.metaKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leaves(link)) return;
    event.preventDefault();
    blocked();
  };
}
