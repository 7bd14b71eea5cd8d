/** Pages about points. */
export const CHECK_IN = '/diem-danh';
export const TASKS = '/nhiem-vu-hang-ngay';
export const POINT_BOOK = '/so-diem';
