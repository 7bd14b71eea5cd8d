import { type Static, Type } from 'typebox';
import { ArticleStatus } from '../article-limits.js';
import { ArticleDoc } from './article-content.js';
import { ReactionName, ReactionTotal } from './chat.js';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { PostAuthor } from './post-author.js';

export const ArticleCover = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Who made it; may be empty. */
  credit: Type.String(),
});
export type ArticleCover = Static<typeof ArticleCover>;

export const ArticleCategory = Type.Object({
  categoryId: Type.Integer(),
  /** The category that this one belongs to; null for one of the first level. */
  parentId: Nullable(Type.Integer()),
  /** Its page is `/tin-tuc/{slug}`. No article has the same slug. */
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** Published articles of it and of the categories in it. */
  total: Type.Integer(),
});
export type ArticleCategory = Static<typeof ArticleCategory>;

/**
 * The match whose score the title and the text may tell, as `Hà Nội – Nam Định`; readers who hide scores get this instead of the
 * title. Null when they tell none: the article is about no match, or readers got it before the kick-off.
 */
export const SpoiledMatch = Nullable(Type.String());

/** A published article as lists show it. */
export const Article = Type.Object({
  articleId: Type.Integer(),
  /** Its page is `/tin-tuc/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  cover: Nullable(ArticleCover),
  category: Type.Object({ categoryId: Type.Integer(), slug: Type.String(), name: Type.String() }),
  /** Without an account, as after its deletion, it is the editors: `userId` is 0, `username` empty. */
  author: PostAuthor,
  publishedAt: Instant,
  /** The last change that readers see; null when there was none since it was published. */
  updatedAt: Nullable(Instant),
  readMinutes: Type.Integer(),
  /** Readers of each day, added up. */
  views: Type.Integer(),
  totalComments: Type.Integer(),
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  /** Without `#`. */
  hashtags: Type.Array(Type.String()),
  /** The match that it is about. */
  match: Nullable(Fixture),
  spoils: SpoiledMatch,
  /** One of the editors' picks. */
  pinned: Type.Boolean(),
  /** The demo feed made it; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type Article = Static<typeof Article>;

/** Another article, by what a link to it needs. */
const ArticleLink = Type.Object({
  articleId: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  spoils: SpoiledMatch,
});

/** An article as one reader gets it. */
export const ArticleInfo = Type.Object({
  ...Article.properties,
  content: ArticleDoc,
  /** The matches of `match` and of the cards in `content`, each once; those that are not on the site any more are missing. */
  fixtures: Type.Array(Fixture),
  related: Type.Array(Article),
  /** The next older article of the category; null for the oldest. */
  previous: Nullable(ArticleLink),
  /** The next newer article of the category; null for the newest. */
  next: Nullable(ArticleLink),
  /** The reader's own reaction. */
  reaction: Nullable(ReactionName),
  /** The reader has a bookmark on it. */
  saved: Type.Boolean(),
  seo: Type.Object({ title: Type.String(), description: Type.String() }),
});
export type ArticleInfo = Static<typeof ArticleInfo>;

/** A member's bookmark; `article` is null while readers do not see the article. */
export const SavedArticle = Type.Object({ articleId: Type.Integer(), savedAt: Instant, article: Nullable(Article) });
export type SavedArticle = Static<typeof SavedArticle>;

/** What an editor writes. `id` is the article's. */
const draftFields = {
  title: Type.String(),
  summary: Type.String(),
  categoryId: Type.Integer(),
  content: ArticleDoc,
  cover: Nullable(ArticleCover),
  hashtags: Type.Array(Type.String()),
  fixtureId: Nullable(Type.String()),
  /** Null: the title and the summary serve. */
  seoTitle: Nullable(Type.String()),
  seoDescription: Nullable(Type.String()),
};

/** An article in a list of the desk. Title and category are those of the text being edited. */
export const DeskArticleRow = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  status: Type.Enum(Object.values(ArticleStatus)),
  author: PostAuthor,
  cover: Nullable(ArticleCover),
  /** The time to publish it, while it is scheduled. */
  publishAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  createdAt: Instant,
  /** The last save. */
  updatedAt: Instant,
  /** Published, and edited since: readers still see the published text. */
  hasDraft: Type.Boolean(),
  /** Place among the editors' picks, from 1; null when it is none. */
  pinned: Nullable(Type.Integer()),
  /** When it was put into the bin. */
  deletedAt: Nullable(Instant),
  views: Type.Integer(),
  totalComments: Type.Integer(),
  totalReactions: Type.Integer(),
  simulated: Type.Boolean(),
  /** Increases with every change. A change names the version that it was made from. */
  version: Type.Integer(),
});
export type DeskArticleRow = Static<typeof DeskArticleRow>;

/** An article as the desk edits it: the draft, where there is one beside the published text. */
export const DeskArticle = Type.Object({
  ...DeskArticleRow.properties,
  ...draftFields,
  /** The match of `fixtureId`; null when there is none, and when it is not on the site any more. */
  match: Nullable(Fixture),
  /** The matches of the cards in `content`. */
  fixtures: Type.Array(Fixture),
});
export type DeskArticle = Static<typeof DeskArticle>;

/** A saved version of an article. */
export const DeskArticleVersion = Type.Object({
  versionId: Type.Integer(),
  /** Null after the account was deleted. */
  savedBy: Nullable(Type.String()),
  savedAt: Instant,
  /** Readers got this version. */
  published: Type.Boolean(),
  ...draftFields,
});
export type DeskArticleVersion = Static<typeof DeskArticleVersion>;

export const DeskArticleCategory = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** Order among its siblings, the lowest first. */
  position: Type.Integer(),
  /** Its articles, those in the bin too: a category with articles cannot be deleted. */
  total: Type.Integer(),
  /** Counts the changes: an update names the one it is based on. */
  version: Type.Integer(),
});
export type DeskArticleCategory = Static<typeof DeskArticleCategory>;

export const DeskHashtag = Type.Object({
  /** The hashtag in lower case. */
  id: Type.String(),
  hashtag: Type.String(),
  /** Articles that have it. */
  total: Type.Integer(),
  /** Changes with the spelling. */
  version: Type.Integer(),
});
export type DeskHashtag = Static<typeof DeskHashtag>;
