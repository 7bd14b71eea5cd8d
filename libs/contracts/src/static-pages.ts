/** Slugs of the pages whose text the operator may replace. */
export const pageSlugs = [
  'gioi-thieu',
  'tuyen-dung',
  'chinh-sach-cookie',
  'dieu-khoan-su-dung',
  'dieu-kien-va-dieu-khoan',
] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** Languages that these pages have a text in. */
export const pageLocales = ['vi', 'en'] as const;
export type PageLocale = (typeof pageLocales)[number];
