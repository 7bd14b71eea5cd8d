import type { PostReactions, Reaction, Reactor } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import type { ArticleTalkRepository } from './article-talk-repository.js';
import { articleNotFound, PostTooFast } from './newsfeed-faults.js';
import { memberOf, type PeopleQuery, type Reader } from './post-requests.js';

export interface ArticleTalkDeps {
  readonly articles: ArticleTalkRepository;
  /** The same for reactions to posts and articles. */
  readonly reactionPace: Pace;
}

/** Reactions to articles. To those that readers do not see, there are none. */
export class ArticleTalkService {
  constructor(private readonly deps: ArticleTalkDeps) {}

  async react({ userId }: Identity, articleId: number, reaction: Reaction | null): Promise<PostReactions> {
    const { articles, reactionPace } = this.deps;
    await this.#assertShown(articleId);
    const wait = reactionPace.take(userId);
    if (wait > 0) throw new PostTooFast(wait);
    await articles.react(articleId, userId, reaction);
    const { listReaction, totalReactions } = await articles.totals(articleId);
    const mine = await articles.reactionsOf(userId, [articleId]);
    return { id: articleId, listReaction, totalReactions, reaction: mine.get(articleId) ?? null };
  }

  async reactors(
    reader: Reader,
    { id: articleId, reaction, pageNum, pageSize }: PeopleQuery & { readonly reaction?: Reaction | undefined },
  ): Promise<{ total: number; list: Reactor[] }> {
    await this.#assertShown(articleId);
    const { listReaction, totalReactions } = await this.deps.articles.totals(articleId);
    const of = (name: Reaction) => listReaction.find((each) => each.reaction === name)?.total ?? 0;
    const page = { articleId, reaction, limit: pageSize, offset: (pageNum - 1) * pageSize };
    return {
      total: reaction ? of(reaction) : totalReactions,
      list: await this.deps.articles.reactors(memberOf(reader), page),
    };
  }

  async #assertShown(articleId: number): Promise<void> {
    if (!(await this.deps.articles.published(articleId))) throw articleNotFound();
  }
}
