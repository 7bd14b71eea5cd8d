/** From here on the odds table is one table; below it a block per match. */
export const WIDE = '@media (min-width: 1200px)';
export const BELOW_WIDE = '@media (max-width: 1199px)';
