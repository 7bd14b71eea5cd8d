/** Where the device keeps how far a guest has watched and read. */
export const WATCHED_VIDEOS = 'watched-videos';
export const READ_COMICS = 'read-comics';
