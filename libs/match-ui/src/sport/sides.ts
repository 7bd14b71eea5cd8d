import { css } from '@emotion/react';

/** One value of the home and one of the away side. */
export type Sides<T> = readonly [home: T, away: T];

/** Colours of the two sides in charts, the same in all matches: crests may have any colour, or the same one. */
export const sideColors = css`
  --side-home: var(--c-accent-fill);
  --side-away: var(--c-name-7);
`;

/** The away side is hatched as well, for readers who do not see its colour. */
export const HATCHED =
  'repeating-linear-gradient(-45deg, var(--side-away) 0 4px, color-mix(in srgb, var(--side-away) 55%, var(--c-surface)) 4px 7px)';
