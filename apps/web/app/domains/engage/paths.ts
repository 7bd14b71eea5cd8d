/** Pages about points. */
export const CHECK_IN = '/diem-danh';
export const TASKS = '/nhiem-vu-hang-ngay';
export const REFERRAL = '/gioi-thieu-ban-be';
export const DRAWS = '/rut-tham';
export const POINT_BOOK = '/so-diem';
export const LEVELS = '/cap-do';
export const RANKINGS = '/bang-xep-hang-fan';
