import type { ComponentType } from 'react';
import type { ArticleCommentsProps } from './ArticleComments';
import type { ArticleReactionsProps } from './ArticleReactions';
import type { PostCommentsProps } from './PostComments';
import type { TitleCommentsProps } from './TitleComments';

/** Loads the reactions to an article. */
export const loadArticleReactions = (): Promise<ComponentType<ArticleReactionsProps>> =>
  import('./ArticleReactions').then(({ ArticleReactions }) => ArticleReactions);

/** Loads the comments of an article. */
export const loadArticleComments = (): Promise<ComponentType<ArticleCommentsProps>> =>
  import('./ArticleComments').then(({ ArticleComments }) => ArticleComments);

/** Loads the comments of a post, for the page of what it is about. */
export const loadPostComments = (): Promise<ComponentType<PostCommentsProps>> =>
  import('./PostComments').then(({ PostComments }) => PostComments);

/** Loads the comments of a title of the site's own media. */
export const loadTitleComments = (): Promise<ComponentType<TitleCommentsProps>> =>
  import('./TitleComments').then(({ TitleComments }) => TitleComments);
