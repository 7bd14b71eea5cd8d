import {
  type MentionedMember,
  type Post,
  PostMode,
  type PostSource,
  type PostSubject,
  type PostType,
  PostVisibility,
  type Reaction,
  type Role,
  shownLevel,
} from '@khandai/contracts';
import { expOf } from '../../platform/database/exp-of.js';
import { posts, users } from '../../platform/database/schema.js';
import { NO_TOTALS, type PostTotals } from './post-counts-query.js';

/** A stored post with its author. */
export interface PostRow {
  readonly postId: number;
  readonly type: PostType;
  readonly visibility: PostVisibility;
  readonly content: string;
  readonly shares: boolean;
  readonly sharedId: number | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly profilePicture: string | null;
  readonly role: Role;
  readonly simulated: boolean;
  readonly exp: number;
}

/** The columns of an author. */
export const authorFields = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  simulated: users.simulated,
  exp: expOf('users'),
};

/** The columns of a `PostRow`. */
export const postFields = {
  postId: posts.postId,
  type: posts.type,
  visibility: posts.visibility,
  content: posts.content,
  shares: posts.shares,
  sharedId: posts.sharedId,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  ...authorFields,
};

/** What the texts of posts name and what their cards are about, by the ids of the posts. */
export interface PostDetails {
  readonly mentions: ReadonlyMap<number, MentionedMember[]>;
  readonly hashtags: ReadonlyMap<number, string[]>;
  readonly subjects: ReadonlyMap<number, PostSubject>;
}

/** What belongs to posts, by the ids of the posts. */
export interface PostParts {
  /** The shared posts that the reader may see, by their own ids. */
  readonly shared: ReadonlyMap<number, PostRow>;
  readonly totals: ReadonlyMap<number, PostTotals>;
  /** The reader's own reactions. */
  readonly reactions: ReadonlyMap<number, Reaction>;
  /** Files of the posts and of those that they share. */
  readonly sources: ReadonlyMap<number, PostSource[]>;
  /** Ids of the posts on which the reader has a bookmark. */
  readonly saved: ReadonlySet<number>;
}

export function toPost(
  row: PostRow,
  { shared, totals, reactions, sources, saved }: PostParts,
  details: PostDetails,
): Post {
  const original = row.sharedId === null ? undefined : shared.get(row.sharedId);
  return {
    ...head(row, { ...details, sources }),
    visibility: row.visibility === PostVisibility.private ? PostVisibility.private : PostVisibility.public,
    mode: modeOf(row),
    shared: original ? head(original, { ...details, sources }) : null,
    isShare: row.shares,
    reaction: reactions.get(row.postId) ?? null,
    ...(totals.get(row.postId) ?? NO_TOTALS),
    saved: saved.has(row.postId),
  };
}

export const toAuthor = (row: Pick<PostRow, keyof typeof authorFields>) => ({
  userId: row.userId,
  username: row.username,
  showName: row.showName,
  profilePicture: row.profilePicture,
  role: row.role,
  simulated: row.simulated,
  ...shownLevel(row.exp),
});

const head = (row: PostRow, { mentions, hashtags, subjects, sources }: PostDetails & Pick<PostParts, 'sources'>) => ({
  id: row.postId,
  type: row.type,
  author: toAuthor(row),
  content: row.content,
  mentions: mentions.get(row.postId) ?? [],
  hashtags: hashtags.get(row.postId) ?? [],
  subject: subjects.get(row.postId) ?? null,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  sourceList: sources.get(row.postId) ?? [],
});

function modeOf({ editedAt, shares }: PostRow): PostMode {
  if (editedAt) return PostMode.edit;
  return shares ? PostMode.share : PostMode.normal;
}
