import { Welcome } from '../frame/Welcome';
import { article } from './article';
import { articleCategory } from './article-category';
import { banner } from './banner';
import type { DeskResource } from './desk-resource';
import { domain } from './domain';
import { hashtag } from './hashtag';
import { language } from './language';
import { log } from './log';
import { marquee } from './marquee';
import { navigation } from './navigation';

/** Everything of the desk, in the order of its navigation. */
export const resources: readonly DeskResource[] = [
  article,
  articleCategory,
  hashtag,
  banner,
  navigation,
  marquee,
  domain,
  language,
  log,
];

/** The first screen. */
export const dashboard = Welcome;
