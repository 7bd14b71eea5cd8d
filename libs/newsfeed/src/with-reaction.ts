import type { PostReactions, Reaction } from '@khandai/contracts';

type Counted = Pick<PostReactions, 'listReaction' | 'totalReactions' | 'reaction'>;

/** The same post after the reader chose this reaction, or none. */
export function withReaction<P extends Counted>(post: P, reaction: Reaction | null): P {
  const totals = new Map(post.listReaction.map((each) => [each.reaction, each.total]));
  const count = (name: Reaction | null, change: number) => {
    if (name) totals.set(name, (totals.get(name) ?? 0) + change);
  };
  count(post.reaction, -1);
  count(reaction, 1);
  const listReaction = [...totals]
    .filter(([, total]) => total > 0)
    .map(([name, total]) => ({ reaction: name, total }))
    .sort((a, b) => b.total - a.total || a.reaction.localeCompare(b.reaction));
  const totalReactions = listReaction.reduce((sum, { total }) => sum + total, 0);
  return { ...post, listReaction, totalReactions, reaction };
}
