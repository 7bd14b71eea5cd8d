/** The page of all picks of the reader. */
export const PICKS = '/luot-chon';
