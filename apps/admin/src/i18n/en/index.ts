import type { Words } from '../words';
import type { vi } from '../vi';
import { article } from './article';
import { articleCategory, hashtag } from './article-lists';
import { frame } from './frame';

/** react-admin brings its own words in English. */
export const en: Words<Omit<typeof vi, 'ra'>> = {
  desk: frame,
  resources: { article, 'article-category': articleCategory, hashtag },
};
