import { type Post, PostType, type SharedPost } from '@khandai/contracts';

/** A row of a feed: a post, or how many posts one after another have nothing but tips that the reader hides. */
export type FeedRow = { readonly post: Post } | { readonly hidden: readonly Post[] };

/** The rows of a feed for a reader who hides tips. */
export function feedRows(posts: readonly Post[], hidesTips: boolean): readonly FeedRow[] {
  const rows: ({ readonly post: Post } | { readonly hidden: Post[] })[] = [];
  for (const post of posts) {
    if (!hidesTips || !isTipAlone(post)) {
      rows.push({ post });
      continue;
    }
    const last = rows.at(-1);
    if (last && 'hidden' in last) last.hidden.push(post);
    else rows.push({ hidden: [post] });
  }
  return rows;
}

function isTipAlone(post: Post): boolean {
  if (!isBare(post)) return false;
  return post.shared && !post.subject ? isBare(post.shared) && hasTip(post.shared) : hasTip(post);
}

const isBare = ({ content, sourceList }: SharedPost): boolean => content === '' && sourceList.length === 0;

const hasTip = ({ subject }: SharedPost): boolean => subject?.type === PostType.shareTip && subject.tip !== null;
