/**
 * Media queries of layouts that differ between a phone in portrait, a phone in landscape, and everything larger. A window
 * matches exactly one of `UPRIGHT`, `SIDEWAYS` and `NOT_PHONE`. A phone in portrait stays `UPRIGHT` while its on-screen
 * keyboard leaves a window that is wider than high.
 */
export const UPRIGHT = '(max-width: 559px), (max-width: 767px) and (min-height: 501px)';
export const SIDEWAYS = '(min-width: 560px) and (max-width: 1023px) and (max-height: 500px)';
export const NOT_PHONE = '(min-width: 1024px), (min-width: 768px) and (min-height: 501px)';
/** `UPRIGHT` or `SIDEWAYS`. */
export const PHONE = '(max-width: 767px), (max-width: 1023px) and (max-height: 500px)';
