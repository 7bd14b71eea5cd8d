import { article } from './article';
import { articleCategory, hashtag } from './article-lists';
import { frame } from './frame';
import { reactAdmin } from './react-admin';

/** `desk`: sentences of the frame. `resources`: names and fields, which react-admin finds by the name of a resource. */
export const vi = {
  ra: reactAdmin,
  desk: frame,
  resources: { article, 'article-category': articleCategory, hashtag },
} as const;
