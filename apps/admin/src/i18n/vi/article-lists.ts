/** Categories and hashtags of articles. */
export const articleCategory = {
  name: 'chuyên mục |||| Chuyên mục',
  fields: {
    name: 'Tên',
    slug: 'Địa chỉ',
    description: 'Mô tả',
    parentId: 'Thuộc chuyên mục',
    position: 'Thứ tự',
    total: 'Số bài',
  },
} as const;

export const hashtag = {
  name: 'hashtag |||| Hashtag',
  fields: { hashtag: 'Hashtag', total: 'Số bài' },
  merge: 'Trùng với một hashtag đã có thì hai hashtag được gộp làm một.',
} as const;
