import { PostType } from '@khandai/contracts';
import { feedRows } from './feed-rows';
import { aPost } from './samples';

const tip = { type: PostType.shareTip, tip: { tipId: 1 } } as never;
const bare = (id: number, rest = {}) => aPost(id, { content: '', subject: tip, ...rest });
const shapes = (posts: ReturnType<typeof aPost>[], hides = true) =>
  feedRows(posts, hides).map((row) => ('post' in row ? row.post.id : row.hidden.map(({ id }) => id)));

test('posts that are tips alone are one row for those who hide odds; what has words or pictures stays', () => {
  const share = aPost(4, { content: '', isShare: true, shared: bare(3) });
  const posts = [aPost(9), bare(8), bare(7), aPost(6, { subject: tip }), bare(5), share, bare(2, { sourceList: [{}] })];
  expect(shapes(posts)).toEqual([9, [8, 7], 6, [5, 4], 2]);
  expect(shapes(posts, false)).toEqual([9, 8, 7, 6, 5, 4, 2]);
  expect(shapes([bare(1, { subject: { type: PostType.shareTip, tip: null } })])).toEqual([1]);
});
