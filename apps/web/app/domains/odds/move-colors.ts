/** Colours of rising and falling prices, in menu order; the first is the default. Each move has its arrow in all of them. */
export const moveColors = ['amberDown', 'redDown', 'redUp', 'blueUp'] as const;
export type MoveColors = (typeof moveColors)[number];

/** Attribute of the root element that `moveColorsCss` reads. */
export const MOVE_COLORS = 'data-move-colors';
