import { PostType, PostVisibility } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import type { TipRepository } from './tip-repository.js';
import type { TipRow } from './tip-rows.js';

interface OnTip {
  /** The members to notify. */
  readonly userIds: readonly number[];
  /** The post of the tip. */
  readonly postId: number;
  readonly slug: string;
}

type TipNotice =
  | (OnTip & { readonly type: 'NEW_TIP'; readonly actorId: number })
  /** For the tipster too, so without an actor. */
  | (OnTip & { readonly type: 'TIP_SETTLED' });

/** Tells members of tips. */
export interface TipNotices {
  /** Returns at once and never throws. */
  tell(notice: TipNotice): void;
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
  followersOf(userId: number, limit: number): Promise<number[]>;
  commentsOf(postIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

export interface TipAnnouncerDeps {
  readonly tips: Pick<TipRepository, 'withoutPost' | 'setPost'>;
  readonly posts: TipPosts;
  readonly notices: TipNotices;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

const MAX_NOTIFIED = 20_000;
const RETRY_MS = 60 * 60_000;

/** Gives each tip its post, where members talk about it, and tells the followers of the tipster. */
export class TipAnnouncer {
  constructor(private readonly deps: TipAnnouncerDeps) {}

  /** Never rejects: `retry` makes a post that is missing. */
  async announce(tip: TipRow): Promise<void> {
    const { posts, notices, log } = this.deps;
    try {
      const postId = await this.#post(tip);
      const userIds = await posts.followersOf(tip.authorId, MAX_NOTIFIED);
      notices.tell({ type: 'NEW_TIP', userIds, actorId: tip.authorId, postId, slug: tip.slug });
    } catch (err) {
      log.error({ err, tipId: tip.tipId }, 'a tip has no post yet');
    }
  }

  /** Announces the tips of the last hour that have no post. */
  async retry(): Promise<void> {
    const since = new Date(this.deps.clock.now() - RETRY_MS);
    const rows = await this.deps.tips.withoutPost(since);
    for (const tip of rows) await this.announce(tip);
  }

  async #post({ tipId, authorId, postedAt }: TipRow): Promise<number> {
    const { tips, posts } = this.deps;
    const uuid = `tip-${tipId}`;
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
