import type { Comment, CommentLikes } from '@khandai/contracts';

type Likes = Pick<Comment, 'liked' | 'totalLikes'>;

interface Turn {
  wish: boolean;
  said: Likes;
}

/** The likes of comments that are on their way. */
export class LikeTurns {
  readonly #turns = new Map<number, Turn>();

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
    const running = this.#turns.get(commentId);
    if (running) {
      running.wish = wish;
      return;
    }
    const turn: Turn = { wish, said: { liked, totalLikes } };
    this.#turns.set(commentId, turn);
    try {
      await this.#run(commentId, turn);
    } finally {
      this.#turns.delete(commentId);
      show(turn.said);
    }
  }

  /** A list that was read, with the likes that are on their way as they are shown. */
  kept(shown: readonly Comment[], read: readonly Comment[]): readonly Comment[] {
    if (this.#turns.size === 0 || shown === read) return read;
    const known = new Map(shown.map((one) => [one.commentId, one]));
    return read.map((one) => {
      const own = this.#turns.has(one.commentId) ? known.get(one.commentId) : undefined;
      return own ? { ...one, liked: own.liked, totalLikes: own.totalLikes } : one;
    });
  }

  /** Only the last wish may fail: those before it are not wanted any more. */
  async #run(commentId: number, turn: Turn): Promise<void> {
    let sent: boolean;
    do {
      sent = turn.wish;
      try {
        const { liked, totalLikes } = await this.send(commentId, sent);
        turn.said = { liked, totalLikes };
      } catch (error) {
        if (turn.wish === sent) throw error;
      }
    } while (turn.wish !== sent);
  }
}
