import { useMedia } from '@khandai/ui-kit';

/** From these widths on `PageFrame` shows its right column, and its left one. */
const RAIL = '(min-width: 768px)';
const ASIDE = '(min-width: 1200px)';

/** Whether the window has room for the right column of a page. False until hydrated, so that a phone asks for nothing that it does not show. */
export const useHasRail = (): boolean => useMedia(RAIL, { onServer: false });

/** The same for the left column. */
export const useHasAside = (): boolean => useMedia(ASIDE, { onServer: false });
