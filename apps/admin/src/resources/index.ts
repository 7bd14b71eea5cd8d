import { Overview } from '../overview/Overview';
import { article } from './article';
import { articleCategory } from './article-category';
import { banner } from './banner';
import { comic } from './comic';
import type { DeskResource } from './desk-resource';
import { domain } from './domain';
import { draw } from './draw';
import { event } from './event';
import { feed } from './feed';
import { fixture } from './fixture';
import { feedback } from './feedback';
import { hashtag } from './hashtag';
import { film } from './film';
import { highlight } from './highlight';
import { language } from './language';
import { log } from './log';
import { marquee } from './marquee';
import { member } from './member';
import { moderation } from './moderation';
import { navigation } from './navigation';
import { reel } from './reel';
import { seoTemplate } from './seo-template';
import { gift } from './gift';
import { task } from './task';
import { tip } from './tip';
import { word } from './word';
import { page } from './page';

/** Everything of the desk, in the order of its navigation. */
export const resources: readonly DeskResource[] = [
  moderation,
  member,
  word,
  fixture,
  article,
  articleCategory,
  hashtag,
  event,
  task,
  gift,
  draw,
  highlight,
  reel,
  comic,
  film,
  tip,
  banner,
  navigation,
  marquee,
  domain,
  seoTemplate,
  language,
  page,
  feedback,
  log,
  feed,
];

/** The first screen. */
export const dashboard = Overview;
