import { PostVisibility } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { ArticleTalkRepository } from './article-talk-repository.js';
import type { CommentPlace, CommentRow } from './comment-repository.js';
import { articleNotFound, commentPlace } from './newsfeed-faults.js';
import type { Reader } from './post-requests.js';
import type { PostService } from './post-service.js';

export interface CommentPlacesDeps {
  readonly posts: Pick<PostService, 'visible' | 'moderated' | 'one'>;
  readonly articles: Pick<ArticleTalkRepository, 'published' | 'totals'>;
}

/** A request names a post or an article. */
export interface PlaceRequest {
  readonly postId?: number | undefined;
  readonly articleId?: number | undefined;
}

/** What is commented, as far as its comments need it. */
export interface Commented {
  readonly place: CommentPlace;
  /** The author of a post, who hears of comments and may delete them; an article has no such author. */
  readonly ownerId: number | undefined;
  readonly isPublic: boolean;
  /** Where a notification leads. */
  readonly target: { readonly postId: number } | { readonly articleId: number; readonly slug: string };
}

/** Posts and articles, on which comments are written. */
export class CommentPlaces {
  constructor(private readonly deps: CommentPlacesDeps) {}

  /** Throws unless this reader sees what the request names. */
  async find(reader: Reader, { postId, articleId }: PlaceRequest): Promise<Commented> {
    if (postId !== undefined && articleId === undefined) return this.#post(reader, postId);
    if (articleId !== undefined && postId === undefined) return this.#article(articleId);
    throw commentPlace();
  }

  async total(reader: Reader, request: PlaceRequest): Promise<{ total: number; place: CommentPlace }> {
    const { place } = await this.find(reader, request);
    const { totalComments } =
      place.postId === null
        ? await this.deps.articles.totals(place.articleId)
        : await this.deps.posts.one(reader, place.postId);
    return { total: totalComments, place };
  }

  /** The author of the post of a comment, for one who may moderate it. */
  async ownerOf(actor: Identity, { postId }: Pick<CommentRow, 'postId'>): Promise<number | undefined> {
    return postId === null ? undefined : (await this.deps.posts.moderated(actor, postId)).userId;
  }

  async #post(reader: Reader, postId: number): Promise<Commented> {
    const { userId, visibility } = await this.deps.posts.visible(reader, postId);
    const isPublic = visibility === PostVisibility.public;
    return { place: { postId, articleId: null }, ownerId: userId, isPublic, target: { postId } };
  }

  async #article(articleId: number): Promise<Commented> {
    const article = await this.deps.articles.published(articleId);
    if (!article) throw articleNotFound();
    const target = { articleId, slug: article.slug };
    return { place: { postId: null, articleId }, ownerId: undefined, isPublic: true, target };
  }
}
