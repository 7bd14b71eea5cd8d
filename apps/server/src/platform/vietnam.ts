/** The zone by which the site's days go, and of whoever has not said his own. */
export const VIETNAM = 'Asia/Ho_Chi_Minh';
