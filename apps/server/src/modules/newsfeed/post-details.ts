import { type Post, PostLimit, PostType } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { HashtagRepository } from './hashtag-repository.js';
import { hashtagsIn } from '../../platform/hashtags.js';
import type { MentionRepository } from './mention-repository.js';
import type { Named } from './mentioned.js';
import type { MentionService } from './mention-service.js';
import { articleNotFound, subjectNotFound, tooManyHashtags } from './newsfeed-faults.js';
import type { PostNames } from './post-repository.js';
import { type PostParts, type PostRow, toPost } from './post-rows.js';
import type { StoredSubject, SubjectRepository } from './subject-repository.js';

export interface PostDetailsDeps {
  readonly mentions: Pick<MentionRepository, 'ofPosts'>;
  readonly hashtags: Pick<HashtagRepository, 'ofPosts'>;
  readonly subjects: Pick<SubjectRepository, 'ofPosts' | 'match' | 'article'>;
  readonly mentioning: Pick<MentionService, 'in'>;
}

export type SubjectRequest =
  | {
      readonly type: typeof PostType.shareLive;
      readonly fixtureId: string;
      readonly hostId?: number | null | undefined;
    }
  | { readonly type: typeof PostType.shareArticle; readonly id: number };

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

  async subject(wanted: SubjectRequest | undefined): Promise<StoredSubject | undefined> {
    if (!wanted) return undefined;
    const { subjects } = this.deps;
    if (wanted.type === PostType.shareArticle) {
      const article = await subjects.article(wanted.id);
      if (!article) throw articleNotFound();
      return article;
    }
    const match = await subjects.match(wanted.fixtureId, wanted.hostId ?? null);
    if (!match) throw subjectNotFound();
    return match;
  }
}
