import { type Comment, type Person, type Post, PostMode, PostType, PostVisibility } from '@khandai/contracts';

const author = {
  ...{ userId: 7, username: 'be.na', showName: 'Bé Na', profilePicture: null },
  ...{ role: 'member' as const, simulated: false },
};

/** A post for tests. */
export const aPost = (id: number, rest: Partial<Post> = {}): Post => ({
  ...{
    id,
    type: PostType.normal,
    author,
    content: `Bài ${id}`,
    mentions: [],
    hashtags: [],
    subject: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
  },
  ...{ visibility: PostVisibility.public, mode: PostMode.normal, shared: null, isShare: false },
  ...{
    listReaction: [],
    totalReactions: 0,
    reaction: null,
    totalComments: 0,
    totalShares: 0,
    saved: false,
    sourceList: [],
  },
  ...rest,
});

/** A comment for tests. */
export const aComment = (commentId: number, rest: Partial<Comment> = {}): Comment => ({
  ...{ commentId, parentId: null, author, content: `Bình luận ${commentId}`, mentions: [], deleted: false },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', totalReplies: 0, totalLikes: 0, liked: false },
  ...rest,
});

/** A member of a list, for tests. */
export const aPerson = (userId: number, rest: Partial<Person> = {}): Person => ({
  ...{ ...author, userId, relation: { userId, state: 'none', following: false } },
  ...{ mutual: 0, since: '2026-11-20T12:00:00.000Z', online: false, reason: null, team: null },
  ...rest,
});
