interface OnPost {
  /** The members to notify. */
  readonly userIds: readonly number[];
  readonly actorId: number;
  readonly postId: number;
}

type FeedNotice =
  | (OnPost & { readonly type: 'NEW_REACTION' | 'NEW_SHARE' | 'NEW_POST' })
  | (OnPost & { readonly type: 'NEW_MENTION'; readonly commentId?: number })
  | {
      readonly type: 'REMOVED_POST';
      readonly userIds: readonly number[];
      readonly postId: number;
      readonly commentId: number | null;
    }
  | (OnPost & { readonly type: 'NEW_COMMENT'; readonly commentId: number })
  | (OnPost & { readonly type: 'NEW_REPLY'; readonly commentId: number; readonly parentId: number });

/** Tells members what others did with their posts and comments. The notifications drop what a member does to themselves. */
export interface FeedNotices {
  /** Returns at once and never throws. */
  tell(notice: FeedNotice): void;
}
