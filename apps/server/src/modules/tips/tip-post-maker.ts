import { PostType, PostVisibility } from '@khandai/contracts';
import type { Log } from '../../platform/log.js';
import type { TipRepository } from './tip-repository.js';
import type { TipRow } from './tip-rows.js';

/** A part of members in the order of their ids. */
export interface MemberPart {
  /** The member before the part, 0 for the first one. */
  readonly after: number;
  readonly limit: number;
}

/** What tips need of posts; the newsfeed has it. */
export interface TipPosts {
  /** Undefined when the author has a post of this uuid already. */
  create(post: {
    readonly authorId: number;
    readonly uuid: string;
    readonly visibility: PostVisibility;
    readonly content: string;
    readonly original: string;
    readonly sharedId: null;
    readonly commentator: boolean;
    readonly createdAt: Date;
    readonly names: { readonly mentions: readonly []; readonly hashtags: readonly [] };
    readonly subject: {
      readonly type: typeof PostType.shareTip;
      readonly subjectId: string;
      readonly hostId: null;
    };
  }): Promise<number | undefined>;
  ofUuid(authorId: number, uuid: string): Promise<{ postId: number } | undefined>;
  /** Without those who muted the member. */
  followersOf(userId: number, part: MemberPart): Promise<number[]>;
  commentsOf(postIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

export interface TipPostMakerDeps {
  readonly tips: Pick<TipRepository, 'setPost'>;
  readonly posts: Pick<TipPosts, 'create' | 'ofUuid'>;
  readonly log: Pick<Log, 'error'>;
}

/** Gives each tip its post, where members talk about it. */
export class TipPostMaker {
  constructor(private readonly deps: TipPostMakerDeps) {}

  /** For who waits for it. Never rejects: the job of the notices makes a post that is missing. */
  async attempt(tip: TipRow): Promise<void> {
    try {
      await this.postOf(tip);
    } catch (err) {
      this.deps.log.error({ err, tipId: tip.tipId }, 'a tip has no post yet');
    }
  }

  /** The id of the tip's post, which is made when it is missing. */
  async postOf({ tipId, authorId, postedAt, postId: known }: TipRow): Promise<number> {
    if (known !== null) return known;
    const { tips, posts } = this.deps;
    // No post of a member can have it: the contract allows no colon in a uuid.
    const uuid = `tip:${tipId}`;
    const subject = { type: PostType.shareTip, subjectId: String(tipId), hostId: null } as const;
    const names = { mentions: [], hashtags: [] } as const;
    const made = await posts.create({
      ...{ authorId, uuid, subject, names, content: '', original: '', sharedId: null, commentator: true },
      ...{ visibility: PostVisibility.public, createdAt: postedAt },
    });
    const postId = made ?? (await posts.ofUuid(authorId, uuid))?.postId;
    if (postId === undefined) throw new Error(`the post of tip ${tipId} is missing`);
    await tips.setPost(tipId, postId);
    return postId;
  }
}
