/** Identifies a comment on its page. */
export const commentAnchor = (commentId: number): string => `binh-luan-${commentId}`;
