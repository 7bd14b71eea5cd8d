import { type MediaKind, PostVisibility } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import type { ArticleTalkRepository } from './article-talk-repository.js';
import type { CommentPlace, CommentRow } from './comment-repository.js';
import { articleNotFound, commentPlace, titleNotFound } from './newsfeed-faults.js';
import type { Reader } from './post-requests.js';
import type { PostService } from './post-service.js';
import type { TitleTalkRepository } from './title-talk-repository.js';

export interface CommentPlacesDeps {
  readonly posts: Pick<PostService, 'visible' | 'moderated' | 'one'>;
  readonly articles: Pick<ArticleTalkRepository, 'published' | 'totals'>;
  readonly titles: Pick<TitleTalkRepository, 'shown' | 'totalComments'>;
}

/** A request names a post, an article or a title of the site's own media. */
export interface PlaceRequest {
  readonly postId?: number | undefined;
  readonly articleId?: number | undefined;
  readonly titleId?: number | undefined;
}

/** What is commented, as far as its comments need it. */
export interface Commented {
  readonly place: CommentPlace;
  /** The author of a post, who hears of comments and may delete them; the others have no such author. */
  readonly ownerId: number | undefined;
  readonly isPublic: boolean;
  /** Where a notification leads. */
  readonly target:
    | { readonly postId: number }
    | { readonly articleId: number; readonly slug: string }
    | { readonly titleId: number; readonly mediaKind: MediaKind; readonly slug: string };
}

/** Posts, articles and titles, on which comments are written. */
export class CommentPlaces {
  constructor(private readonly deps: CommentPlacesDeps) {}

  /** Throws unless this reader sees what the request names. */
  async find(reader: Reader, { postId, articleId, titleId }: PlaceRequest): Promise<Commented> {
    const named = [postId, articleId, titleId].filter((id) => id !== undefined);
    if (named.length !== 1) throw commentPlace();
    if (postId !== undefined) return this.#post(reader, postId);
    if (articleId !== undefined) return this.#article(articleId);
    if (titleId !== undefined) return this.#title(titleId);
    throw commentPlace();
  }

  /** As find; undefined where this reader does not see it. */
  async seen(reader: Reader, request: PlaceRequest): Promise<Commented | undefined> {
    try {
      return await this.find(reader, request);
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return undefined;
      throw error;
    }
  }

  async total(reader: Reader, request: PlaceRequest): Promise<{ total: number; place: CommentPlace }> {
    const { place } = await this.find(reader, request);
    return { total: await this.#totalOf(reader, place), place };
  }

  async #totalOf(reader: Reader, { postId, articleId, titleId }: CommentPlace): Promise<number> {
    const { posts, articles, titles } = this.deps;
    if (titleId !== null) return titles.totalComments(titleId);
    if (articleId !== null) return (await articles.totals(articleId)).totalComments;
    return (await posts.one(reader, postId)).totalComments;
  }

  /** The author of the post of a comment, for one who may moderate it. */
  async ownerOf(actor: Identity, { postId }: Pick<CommentRow, 'postId'>): Promise<number | undefined> {
    return postId === null ? undefined : (await this.deps.posts.moderated(actor, postId)).userId;
  }

  async #post(reader: Reader, postId: number): Promise<Commented> {
    const { userId, visibility } = await this.deps.posts.visible(reader, postId);
    const isPublic = visibility === PostVisibility.public;
    const place = { postId, articleId: null, titleId: null };
    return { place, ownerId: userId, isPublic, target: { postId } };
  }

  async #article(articleId: number): Promise<Commented> {
    const article = await this.deps.articles.published(articleId);
    if (!article) throw articleNotFound();
    const target = { articleId, slug: article.slug };
    const place = { postId: null, articleId, titleId: null };
    return { place, ownerId: undefined, isPublic: true, target };
  }

  async #title(titleId: number): Promise<Commented> {
    const title = await this.deps.titles.shown(titleId);
    if (!title) throw titleNotFound();
    const target = { titleId, mediaKind: title.kind, slug: title.slug };
    return { place: { postId: null, articleId: null, titleId }, ownerId: undefined, isPublic: true, target };
  }
}
