import { useMedia } from '@khandai/ui-kit';

/** From this width on `PageFrame` shows its right column. */
const RAIL = '(min-width: 768px)';

/** Whether the window has room for the right column of a page. False until hydrated, so that a phone asks for nothing that it does not show. */
export const useHasRail = (): boolean => useMedia(RAIL, { onServer: false });
