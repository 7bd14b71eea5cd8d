import { type Post, PostMode, PostType, PostVisibility } from '@khandai/contracts';

/** A post for tests. */
export const aPost = (id: number, rest: Partial<Post> = {}): Post => ({
  ...{
    id,
    type: PostType.normal,
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
  author: {
    ...{ userId: 7, username: 'be.na', showName: 'Bé Na', profilePicture: null },
    ...{ role: 'member' as const, simulated: false },
  },
  ...rest,
});
