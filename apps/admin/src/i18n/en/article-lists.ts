import type { articleCategory as vietnameseCategory, hashtag as vietnameseHashtag } from '../vi/article-lists';
import type { Words } from '../words';

export const articleCategory: Words<typeof vietnameseCategory> = {
  name: 'category |||| Categories',
  fields: {
    name: 'Name',
    slug: 'Address',
    description: 'Description',
    parentId: 'Part of',
    position: 'Order',
    total: 'Articles',
  },
};

export const hashtag: Words<typeof vietnameseHashtag> = {
  name: 'hashtag |||| Hashtags',
  fields: { hashtag: 'Hashtag', total: 'Articles' },
  merge: 'With the spelling of another hashtag, the two become one.',
};
