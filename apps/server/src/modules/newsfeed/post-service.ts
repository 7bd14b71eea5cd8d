import {
  FeedTab,
  type Post,
  type PostAuthor,
  PostLimit,
  type PostPage,
  type PostReactions,
  PostType,
  PostVisibility,
  type Reaction,
  type Reactor,
} from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { Forbidden, LoginRequired, moderatesAll, rolesOf } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import type { FeedDesk } from './civil/feed-desk.js';
import type { HashtagPage, HashtagRepository } from './hashtag-repository.js';
import { hashtagKey } from '../../platform/hashtags.js';
import type { HomeRepository } from './home-repository.js';
import { USABLE_MS } from './media/upload-service.js';
import type { PostBroadcasts } from './live/post-broadcasts.js';
import type { MentionService } from './mention-service.js';
import { PostTooFast, postEmpty, postNotFound, postTooLong, postUuidUsed, tipPostKept } from './newsfeed-faults.js';
import type { PostDetailsOf } from './post-details.js';
import type { FeedQuery } from './post-filters-query.js';
import {
  type FeedRequest,
  memberOf,
  type PeopleQuery,
  type PostChange,
  type PostDraft,
  type Reader,
  type SentSource,
} from './post-requests.js';
import type { PostFilesClaim, PostRepository } from './post-repository.js';
import type { FeedNotices } from './feed-notices.js';
import { type PostRow, toAuthor } from './post-rows.js';
import type { Writers } from './writers.js';

export interface PostServiceDeps {
  readonly posts: PostRepository;
  readonly home: Pick<HomeRepository, 'catchUp' | 'page'>;
  /** Drops the renditions of files whose addresses hold no longer. */
  readonly files: { withhold(publicNames: readonly string[]): Promise<void> };
  /** Makes a file of the profile picture of a member. */
  readonly avatars: { copy(member: Identity): Promise<SentSource> };
  readonly hashtags: Pick<HashtagRepository, 'page'>;
  readonly details: PostDetailsOf;
  readonly mentions: Pick<MentionService, 'ofPost' | 'announce'>;
  readonly writers: Writers;
  readonly notices: FeedNotices;
  readonly live: Pick<PostBroadcasts, 'changed'>;
  readonly reactionPace: Pace;
  readonly desk: Pick<FeedDesk, 'remove'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Posts of the feed. */
export class PostService {
  constructor(private readonly deps: PostServiceDeps) {}

  /** Throws LoginRequired for the home feed of a reader who is not a member. */
  async list(reader: Reader, { cursor, pageSize, hashtag, ...query }: FeedRequest): Promise<PostPage> {
    const member = memberOf(reader);
    const before = cursor === undefined ? undefined : Number(cursor);
    const wanted = { ...query, before, limit: pageSize + 1 };
    const rows = await (hashtag === undefined
      ? this.#rows(member, wanted)
      : this.#withHashtag(member, { ...wanted, key: hashtagKey(hashtag) }));
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return { list: await this.#toPosts(member, page), cursor: last ? String(last.postId) : null };
  }

  #rows(member: number | null, query: FeedQuery): Promise<PostRow[]> {
    return query.tab === FeedTab.home ? this.#home(member, query) : this.deps.posts.page(member, query);
  }

  async #withHashtag(member: number | null, page: HashtagPage): Promise<PostRow[]> {
    return this.deps.posts.list(member, await this.deps.hashtags.page(member, page));
  }

  /** Throws postNotFound also for a post that the reader may not see. */
  async one(reader: Reader, id: number): Promise<Post> {
    const member = memberOf(reader);
    const [post] = await this.#toPosts(member, [await this.visible(reader, id)]);
    if (!post) throw postNotFound();
    return post;
  }

  create(author: Identity, draft: PostDraft): Promise<Post> {
    return this.#write(author, draft, null);
  }

  /** Sharing a share shares the post it shares. Only public posts are shared. */
  async share(author: Identity, { id, ...draft }: PostDraft & { readonly id: number }): Promise<Post> {
    const row = await this.visible(author, id);
    const root = row.sharedId === null ? row : await this.visible(author, row.sharedId);
    if ((row.shares && row.sharedId === null) || root.visibility !== PostVisibility.public) throw postNotFound();
    return this.#write(author, draft, root);
  }

  async update(author: Identity, change: PostChange): Promise<Post> {
    const { posts, files, writers, details, mentions, clock } = this.deps;
    const { id, content, mentions: userIds, visibility } = change;
    const was = await this.visible(author, id);
    if (was.userId !== author.userId) throw postNotFound();
    // The picture is what a post about a profile picture is.
    const sources = was.type === PostType.avatar ? undefined : change.sources;
    if (content === undefined && visibility === undefined && sources === undefined) return this.one(author, id);
    if (await posts.isOfTip(id)) throw tipPostKept();
    if (visibility === PostVisibility.public || sources) await writers.assertNotBanned(author);
    const { isShare, sourceList, subject } = await this.one(author, id);
    const mayBeEmpty = isShare || subject !== null || (sources ?? sourceList).length > 0;
    if (content === undefined && was.content === '' && !mayBeEmpty) throw postEmpty();
    const text = content === undefined ? undefined : await this.#text(author, content, mayBeEmpty);
    const before = await mentions.ofPost(id);
    const names = text && (await details.names(author, text.shown, { userIds, before }));
    await writers.takeTurn(author, 'post', PostTooFast);
    const edit = {
      ...(text && names && { content: text.shown, original: text.original, names }),
      ...(visibility && { visibility }),
      ...(sources && { files: this.#claim(sources) }),
    };
    const changed = await posts.update(author.userId, id, edit, new Date(clock.now()));
    if (!changed) throw postNotFound();
    await files.withhold(changed.withheld);
    for (const postId of [id, was.sharedId]) this.deps.live.changed(postId);
    return this.#announced(author, id);
  }

  /** Authors delete their own posts, but not those of their tips; moderators all that they may see. */
  async remove(actor: Identity, id: number): Promise<{ id: number }> {
    const { posts, files, desk, live, clock } = this.deps;
    const seen = await this.#moderated(actor, id);
    if (!seen) return this.#removeHidden(actor, id);
    const { userId, sharedId } = seen;
    if (userId === actor.userId) {
      if (await posts.isOfTip(id)) throw tipPostKept();
      const { withheld } = await posts.remove(id, actor.userId, new Date(clock.now()));
      await files.withhold(withheld);
      live.changed(id);
    } else if (moderatesAll(actor)) await desk.remove(actor, { postId: id, commentId: null }, {});
    else throw new Forbidden();
    live.changed(sharedId);
    return { id };
  }

  async react(member: Identity, id: number, reaction: Reaction | null): Promise<PostReactions> {
    const { posts, notices, live, reactionPace } = this.deps;
    const { userId: authorId } = await this.visible(member, id);
    const wait = reactionPace.take(member.userId);
    if (wait > 0) throw new PostTooFast(wait);
    await posts.react(id, member.userId, reaction);
    live.changed(id);
    const notice = { type: 'NEW_REACTION', userIds: [authorId], actorId: member.userId, postId: id } as const;
    if (reaction) notices.tell(notice);
    else notices.takeBack(notice);
    const { listReaction, totalReactions, reaction: mine } = await this.one(member, id);
    return { id, listReaction, totalReactions, reaction: mine };
  }

  async reactors(
    reader: Reader,
    { id, reaction, pageNum, pageSize }: PeopleQuery & { readonly reaction?: Reaction | undefined },
  ): Promise<{ total: number; list: Reactor[] }> {
    const { listReaction, totalReactions } = await this.one(reader, id);
    const of = (name: Reaction) => listReaction.find((each) => each.reaction === name)?.total ?? 0;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    return {
      total: reaction ? of(reaction) : totalReactions,
      list: await this.deps.posts.reactors(memberOf(reader), { postId: id, reaction, ...page }),
    };
  }

  async sharers(
    reader: Reader,
    { id, pageNum, pageSize }: PeopleQuery,
  ): Promise<{ total: number; list: PostAuthor[] }> {
    const { totalShares } = await this.one(reader, id);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const list = await this.deps.posts.sharers(memberOf(reader), id, page);
    return { total: totalShares, list: list.map(toAuthor) };
  }

  /** The stored post; throws postNotFound unless this reader may see it. */
  async visible(reader: Reader, id: number): Promise<PostRow> {
    const row = await this.deps.posts.visible(memberOf(reader), id);
    if (!row) throw postNotFound();
    return row;
  }

  /** Throws postNotFound also for a private post of the reader. */
  async assertPublic(reader: Reader, id: number): Promise<void> {
    const { visibility } = await this.visible(reader, id);
    if (visibility !== PostVisibility.public) throw postNotFound();
  }

  /** Those of these posts that the reader may see, by their ids. */
  async those(reader: Reader, ids: readonly number[]): Promise<Map<number, Post>> {
    const member = memberOf(reader);
    const list = await this.#toPosts(member, await this.deps.posts.allVisible(member, ids));
    return new Map(list.map((post) => [post.id, post]));
  }

  /** As `visible`; moderators get public posts also of members who block them. */
  async moderated(actor: Identity, id: number): Promise<PostRow> {
    const row = await this.#moderated(actor, id);
    if (!row) throw postNotFound();
    return row;
  }

  async #moderated(actor: Identity, id: number): Promise<PostRow | undefined> {
    const { posts } = this.deps;
    const row = moderatesAll(actor) ? await posts.visible(null, id) : undefined;
    return row ?? posts.visible(memberOf(actor), id);
  }

  /** Authors do not see what moderation took down, and delete it all the same. */
  async #removeHidden({ userId }: Identity, id: number): Promise<{ id: number }> {
    const { posts, files, clock } = this.deps;
    if (await posts.isOfTip(id)) throw postNotFound();
    const gone = await posts.removeHidden(userId, id, new Date(clock.now()));
    if (!gone) throw postNotFound();
    await files.withhold(gone.withheld);
    return { id };
  }

  async #write(author: Identity, draft: PostDraft, shared: PostRow | null): Promise<Post> {
    const { posts, writers, details, avatars, clock } = this.deps;
    const { uuid, visibility = PostVisibility.public, sources: sent = [] } = draft;
    const sharedId = shared?.postId ?? null;
    if (await posts.ofUuid(author.userId, uuid)) return this.#sent(author, uuid, sharedId);
    const isAvatar = draft.avatar === true;
    const subject = await details.subject(isAvatar ? undefined : draft.subject);
    const mayBeEmpty = sharedId !== null || subject !== undefined || isAvatar || sent.length > 0;
    const { shown: content, original } = await this.#text(author, draft.content, mayBeEmpty);
    const names = await details.names(author, content, { userIds: draft.mentions });
    await writers.takeTurn(author, 'post', PostTooFast);
    const sources = isAvatar ? [await avatars.copy(author)] : sent;
    const commentator = rolesOf.commentator.includes(author.role);
    const made = await posts.create({
      ...{ authorId: author.userId, uuid, visibility, content, original, sharedId, names, subject, isAvatar },
      commentator,
      announced: commentator && !shared,
      createdAt: new Date(clock.now()),
      ...(sources.length > 0 && { files: this.#claim(sources) }),
    });
    if (made === undefined) return this.#sent(author, uuid, sharedId);
    if (visibility === PostVisibility.public && shared) this.#tellOfShare(author, shared);
    this.deps.live.changed(sharedId);
    return this.#announced(author, made);
  }

  /** The post that an earlier request of this uuid made. A uuid of another kind of post, or of a share of another one, is refused. */
  async #sent(author: Identity, uuid: string, sharedId: number | null): Promise<Post> {
    const found = await this.deps.posts.ofUuid(author.userId, uuid);
    if (!found) throw postNotFound();
    if (found.sharedId !== sharedId) throw postUuidUsed();
    return this.one(author, found.postId);
  }

  /** The stored post, whose mentioned members learn of it once it is public. */
  async #announced(author: Identity, id: number): Promise<Post> {
    const post = await this.one(author, id);
    if (post.visibility === PostVisibility.public) await this.deps.mentions.announce(author.userId, id);
    return post;
  }

  /** Notifies the author of the original. */
  #tellOfShare({ userId: actorId }: Identity, { userId, postId }: PostRow): void {
    this.deps.notices.tell({ type: 'NEW_SHARE', userIds: [userId], actorId, postId });
  }

  #claim(sources: readonly SentSource[]): PostFilesClaim {
    const { writers, clock } = this.deps;
    return {
      wanted: sources.map(({ sourceId, alt = '' }) => ({ sourceId, alt: writers.shown(alt) })),
      since: new Date(clock.now() - USABLE_MS),
    };
  }

  #text(author: Identity, content: string, mayBeEmpty: boolean) {
    const max = PostLimit.postLength;
    return this.deps.writers.text(author, content, { max, mayBeEmpty, tooLong: postTooLong, empty: postEmpty });
  }

  async #home(member: number | null, query: FeedQuery): Promise<PostRow[]> {
    if (member === null) throw new LoginRequired(401);
    // Older pages follow a first one, which has caught up.
    if (query.before === undefined) await this.deps.home.catchUp(member);
    return this.deps.home.page(member, query);
  }

  async #toPosts(member: number | null, rows: readonly PostRow[]): Promise<Post[]> {
    return this.deps.details.toPosts(rows, await this.deps.posts.partsOf(member, rows));
  }
}
