import type { Comment, CommentLikes } from '@khandai/contracts';
import { Turns } from '@khandai/runtime';

type Likes = Pick<Comment, 'liked' | 'totalLikes'>;

/** The likes of comments that are on their way. */
export class LikeTurns {
  readonly #turns = new Turns<number, boolean>();

  constructor(private readonly send: (commentId: number, liked: boolean) => Promise<CommentLikes>) {}

  /**
   * Sends a wish, or leaves it to the one that is on its way to the same comment. In the end `show` gets what the server said last.
   * Rejects when the last wish is refused.
   */
  async take(
    { commentId, liked, totalLikes }: Pick<Comment, 'commentId' | keyof Likes>,
    wish: boolean,
    show: (likes: Likes) => void,
  ): Promise<void> {
    let said: Likes = { liked, totalLikes };
    const isFirst = !this.#turns.has(commentId);
    try {
      await this.#turns.take(commentId, wish, async (one) => {
        const answer = await this.send(commentId, one);
        said = { liked: answer.liked, totalLikes: answer.totalLikes };
      });
    } finally {
      if (isFirst) show(said);
    }
  }

  /** A list that was read, with the likes that are on their way as they are shown. */
  kept(shown: readonly Comment[], read: readonly Comment[]): readonly Comment[] {
    if (shown === read || !read.some(({ commentId }) => this.#turns.has(commentId))) return read;
    const known = new Map(shown.map((one) => [one.commentId, one]));
    return read.map((one) => {
      const own = this.#turns.has(one.commentId) ? known.get(one.commentId) : undefined;
      return own ? { ...one, liked: own.liked, totalLikes: own.totalLikes } : one;
    });
  }
}
