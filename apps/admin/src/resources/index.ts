import { Welcome } from '../frame/Welcome';
import { article } from './article';
import { articleCategory } from './article-category';
import type { DeskResource } from './desk-resource';
import { hashtag } from './hashtag';

/** Everything of the desk, in the order of its navigation. */
export const resources: readonly DeskResource[] = [article, articleCategory, hashtag];

/** The first screen. */
export const dashboard = Welcome;
