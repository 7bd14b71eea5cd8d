import type { MediaKind } from '@khandai/contracts';

interface OnPost {
  /** The members to notify. */
  readonly userIds: readonly number[];
  readonly actorId: number;
  readonly postId: number;
}

/** On an article, whose author hears of nothing. */
interface OnArticle {
  readonly userIds: readonly number[];
  readonly actorId: number;
  readonly articleId: number;
  readonly slug: string;
  readonly commentId: number;
}

/** On a title of the site's own media. */
interface OnTitle {
  readonly userIds: readonly number[];
  readonly actorId: number;
  readonly titleId: number;
  readonly mediaKind: MediaKind;
  readonly slug: string;
  readonly commentId: number;
}

/** A like of a comment. */
type LikeNotice =
  | (OnPost & { readonly type: 'NEW_LIKE'; readonly commentId: number })
  | ((OnArticle | OnTitle) & { readonly type: 'NEW_LIKE' });

type FeedNotice =
  | (OnPost & { readonly type: 'NEW_REACTION' | 'NEW_SHARE' })
  | (OnPost & { readonly type: 'NEW_MENTION'; readonly commentId?: number })
  | {
      readonly type: 'REMOVED_POST';
      readonly userIds: readonly number[];
      /** Null for a comment on an article or a title. */
      readonly postId: number | null;
      readonly commentId: number | null;
    }
  | (OnPost & { readonly type: 'NEW_COMMENT'; readonly commentId: number })
  | (OnPost & { readonly type: 'NEW_REPLY'; readonly commentId: number; readonly parentId: number })
  | LikeNotice
  | ((OnArticle | OnTitle) & { readonly type: 'NEW_MENTION' })
  | ((OnArticle | OnTitle) & { readonly type: 'NEW_REPLY'; readonly parentId: number });

/** Tells members what others did with their posts and comments. The notifications drop what a member does to themselves. */
export interface FeedNotices {
  /** Returns at once and never throws. */
  tell(notice: FeedNotice): void;
  /** A member took back a reaction or a like: an author who has not read of it does not hear of it. */
  takeBack(notice: (OnPost & { readonly type: 'NEW_REACTION' }) | LikeNotice): void;
}
