/** The page of marble races. */
export const RACES = '/dua-bi';
