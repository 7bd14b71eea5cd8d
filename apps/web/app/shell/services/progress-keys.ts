/** Where the device keeps what a guest has marked with a star. */
export const FAVOURITES = 'khandai:favourites';

/** Where the device keeps how far a guest has watched and read. */
export const WATCHED_VIDEOS = 'watched-videos';
export const READ_COMICS = 'read-comics';
