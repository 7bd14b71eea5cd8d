import type { Post, PostState } from '@khandai/contracts';

/** Puts a post behind the one that was before it; without one, before the next one that is still there. */
export function putBack(list: readonly Post[], post: Post, before: readonly Post[]): readonly Post[] {
  const placeOf = (one: Post | undefined) => list.findIndex(({ id }) => id === one?.id);
  if (placeOf(post) !== -1) return list;
  const rank = before.indexOf(post);
  const earlier = placeOf(before.slice(0, rank).findLast((one) => placeOf(one) !== -1));
  const later = placeOf(before.slice(rank + 1).find((one) => placeOf(one) !== -1));
  return list.toSpliced(earlier === -1 ? Math.max(0, later) : earlier + 1, 0, post);
}

/** Whether a post is, or shares, the one of a frame and is older than it. */
export function isStale(post: Post, postId: number, state: PostState | null): boolean {
  const about = post.id === postId ? post : post.shared?.id === postId ? post.shared : undefined;
  return about !== undefined && about.editedAt !== state?.editedAt;
}
