import { type MentionedMember, PostLimit, type RoomPerson } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import { searchKey } from '../../platform/plain-text.js';
import type { Commented } from './comment-places.js';
import type { FeedNotices } from './feed-notices.js';
import { type Named, mentionedIn } from './mentioned.js';
import type { MentionRepository } from './mention-repository.js';
import { PostTooFast, tooManyMentions } from './newsfeed-faults.js';

export interface MentionServiceDeps {
  readonly mentions: Pick<MentionRepository, 'named' | 'search' | 'ofPosts' | 'tell'>;
  readonly notices: FeedNotices;
  /** Mentions of one author. */
  readonly pace: Pace;
}

export interface MentionRequest {
  /** The text as readers get it. */
  readonly text: string;
  /** The members whom the author named with it. */
  readonly userIds: readonly number[] | undefined;
  /** Members whom the post names already, as they are named in it. */
  readonly before?: readonly Named[];
}

const MAX_OFFERED = 8;

/** Members whom posts and comments name: who they are, and how they learn of it. */
export class MentionService {
  constructor(private readonly deps: MentionServiceDeps) {}

  /** Members whom the author may name, by the beginning of a name. */
  async search({ userId }: Identity, word = ''): Promise<{ total: number; list: RoomPerson[] }> {
    const list = await this.deps.mentions.search({ userId, word: searchKey(word), limit: MAX_OFFERED });
    return { total: list.length, list };
  }

  /** Those whose `@name` is in the text. Throws for too many. */
  async in(author: Identity, { text, userIds = [], before = [] }: MentionRequest): Promise<Named[]> {
    if (userIds.length > PostLimit.mentions) throw tooManyMentions();
    const known = new Set(before.map(({ userId }) => userId));
    const named = await this.deps.mentions.named(
      userIds.filter((userId) => !known.has(userId)),
      author.userId,
    );
    const found = mentionedIn(text, [...before, ...named]);
    if (found.length > PostLimit.mentions) throw tooManyMentions();
    for (const { userId } of found) if (!known.has(userId)) this.#take(author.userId);
    return found;
  }

  /** The members whom a post names, as they are named in it. */
  async ofPost(postId: number): Promise<Named[]> {
    const found = await this.deps.mentions.ofPosts([postId]);
    return (found.get(postId) ?? []).map(({ userId, showName: name }: MentionedMember) => ({ userId, name }));
  }

  /** Notifies those whom a public post names and who have not been notified of it. */
  async announce(actorId: number, postId: number): Promise<void> {
    const userIds = await this.deps.mentions.tell(postId);
    if (userIds.length > 0) this.deps.notices.tell({ type: 'NEW_MENTION', actorId, userIds, postId });
  }

  /** Notifies those whom a comment on a public post, an article or a title names. */
  announceComment(
    actorId: number,
    comment: { readonly commentId: number } & Commented['target'],
    members: readonly Named[],
  ): void {
    const userIds = members.map(({ userId }) => userId);
    if (userIds.length > 0) this.deps.notices.tell({ type: 'NEW_MENTION', actorId, userIds, ...comment });
  }

  #take(authorId: number): void {
    const wait = this.deps.pace.take(authorId);
    if (wait > 0) throw new PostTooFast(wait);
  }
}
