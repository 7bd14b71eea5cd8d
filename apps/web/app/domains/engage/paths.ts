/** Pages about points. */
export const CHECK_IN = '/diem-danh';
export const POINT_BOOK = '/so-diem';
