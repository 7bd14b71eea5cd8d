import { type Article, type ArticleCard, type Fixture, type PostSubject, PostType } from '@khandai/contracts';
import type { DraftSubject } from './post-draft';

/** What the card is about; `fixture` or `article` is there once it is loaded. */
export type FormSubject =
  | { readonly fixtureId: string; readonly hostId: number | null; readonly fixture?: Fixture | undefined }
  | { readonly articleId: number; readonly article?: ArticleCard | undefined };

/** The card of an article. */
export const articleSubject = (article: Article): FormSubject => {
  const { articleId, slug, title, cover, category, totalComments, simulated } = article;
  return { articleId, article: { articleId, slug, title, cover, category: category.name, totalComments, simulated } };
};

/** What the card shows; undefined until it is loaded. */
export const cardOf = (subject: FormSubject): PostSubject | undefined => {
  if ('articleId' in subject) return subject.article && { type: PostType.shareArticle, article: subject.article };
  const { fixture, hostId } = subject;
  return fixture && { type: PostType.shareLive, fixture, hostId };
};

/** By what the draft finds it again. */
export const idOf = (subject: FormSubject): DraftSubject =>
  'articleId' in subject ? { articleId: subject.articleId } : { fixtureId: subject.fixtureId, hostId: subject.hostId };
