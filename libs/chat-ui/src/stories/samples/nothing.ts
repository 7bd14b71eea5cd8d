/** A no-op in place of a page's handler. */
export const nothing = (): undefined => undefined;
