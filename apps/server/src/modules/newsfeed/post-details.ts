import { type Post, PostLimit } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { HashtagRepository } from './hashtag-repository.js';
import { hashtagsIn } from '../../platform/hashtags.js';
import type { MentionRepository } from './mention-repository.js';
import type { Named } from './mentioned.js';
import type { MentionService } from './mention-service.js';
import { tooManyHashtags } from './newsfeed-faults.js';
import type { PostNames } from './post-repository.js';
import { type PostParts, type PostRow, toPost } from './post-rows.js';
import type { StoredSubject, SubjectRepository, SubjectRequest } from './subject-repository.js';

export interface PostDetailsDeps {
  readonly mentions: Pick<MentionRepository, 'ofPosts'>;
  readonly hashtags: Pick<HashtagRepository, 'ofPosts'>;
  readonly subjects: Pick<SubjectRepository, 'ofPosts' | 'find'>;
  readonly mentioning: Pick<MentionService, 'in'>;
}

/** What the texts of posts name, and what their cards are about. */
export class PostDetailsOf {
  constructor(private readonly deps: PostDetailsDeps) {}

  async toPosts(rows: readonly PostRow[], parts: PostParts): Promise<Post[]> {
    const postIds = [...rows, ...parts.shared.values()].map(({ postId }) => postId);
    const [mentions, hashtags, subjects] = await Promise.all([
      this.deps.mentions.ofPosts(postIds),
      this.deps.hashtags.ofPosts(postIds),
      this.deps.subjects.ofPosts(postIds),
    ]);
    return rows.map((row) => toPost(row, parts, { mentions, hashtags, subjects }));
  }

  /** What a text names as readers get it. Throws for too many mentions or hashtags. */
  async names(
    author: Identity,
    text: string,
    { userIds, before }: { readonly userIds: readonly number[] | undefined; readonly before?: readonly Named[] },
  ): Promise<PostNames> {
    const hashtags = hashtagsIn(text);
    if (hashtags.length > PostLimit.hashtags) throw tooManyHashtags();
    const mentions = await this.deps.mentioning.in(author, { text, userIds, ...(before && { before }) });
    return { mentions, hashtags };
  }

  /** Throws when readers do not see what is asked for. */
  async subject(wanted: SubjectRequest | undefined): Promise<StoredSubject | undefined> {
    return wanted && this.deps.subjects.find(wanted);
  }
}
