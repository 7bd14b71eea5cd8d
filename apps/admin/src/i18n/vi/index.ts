import { article } from './article';
import { articleCategory, hashtag } from './article-lists';
import { comic, comicChapter } from './comic';
import { event } from './event';
import { film } from './film';
import { highlight } from './highlight';
import { reel } from './reel';
import { media } from './media';
import { frame } from './frame';
import { moderation, room } from './moderation';
import { feedback, page } from './pages';
import { reactAdmin } from './react-admin';
import { banner, domain, language, log, marquee, navigation, seoTemplate } from './site';
import { feed, fixture, member, overview, word } from './staff';
import { gift } from './gift';
import { draw } from './draw';
import { task } from './task';
import { tip } from './tips';

/** `desk`: sentences of the frame. `resources`: names and fields, which react-admin finds by the name of a resource. */
export const vi = {
  ra: reactAdmin,
  desk: { ...frame, overview, room, media },
  resources: {
    moderation,
    member,
    word,
    fixture,
    article,
    'article-category': articleCategory,
    hashtag,
    event,
    film,
    highlight,
    reel,
    comic,
    'comic-chapter': comicChapter,
    banner,
    navigation,
    marquee,
    domain,
    'seo-template': seoTemplate,
    language,
    log,
    feed,
    page,
    feedback,
    task,
    gift,
    draw,
    tip,
  },
} as const;
