import { article } from './article';
import { articleCategory, hashtag } from './article-lists';
import { frame } from './frame';
import { reactAdmin } from './react-admin';
import { banner, domain, language, log, marquee, navigation } from './site';

/** `desk`: sentences of the frame. `resources`: names and fields, which react-admin finds by the name of a resource. */
export const vi = {
  ra: reactAdmin,
  desk: frame,
  resources: {
    article,
    'article-category': articleCategory,
    hashtag,
    banner,
    navigation,
    marquee,
    domain,
    language,
    log,
  },
} as const;
