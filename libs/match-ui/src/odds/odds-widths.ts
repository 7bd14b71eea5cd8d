/** From this width on, the odds are one table; below it, one block per match. */
export const WIDE = '@media (min-width: 1200px)';
export const BELOW_WIDE = '@media (max-width: 1199px)';
