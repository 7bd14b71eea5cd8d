import { ArticleStatus, FeedTab, type MediaKind, type PostPage, UserFilter } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import {
  articleCategories,
  articles,
  follows,
  friendships,
  mediaLicences,
  mediaTitles,
  userBlocks,
  users,
} from '../../platform/database/schema.js';
import type { Identity } from '../../platform/http/caller.js';
import { Pace } from '../../platform/pace.js';
import { FakeBus, FakeLog } from '../../platform/testing.js';
import { newUuid } from '../chat/testing.js';
import { createFeedDesk } from './civil/create-feed-desk.js';
import { FeedContextRepository } from './civil/feed-context-repository.js';
import { FeedReportService } from './civil/feed-report-service.js';
import { ReaderListsRepository } from './civil/reader-lists-repository.js';
import { type ListLimits, ReaderListsService } from './civil/reader-lists-service.js';
import { EventCards } from '../events/event-query.js';
import { TipCardsQuery } from '../tips/tip-cards-query.js';
import { AnnouncementRepository } from './announcement-repository.js';
import { Announcements } from './announcements.js';
import { ArticleTalkRepository } from './article-talk-repository.js';
import { ArticleTalkService } from './article-talk-service.js';
import { CommentPlaces } from './comment-places.js';
import { CommentRepository } from './comment-repository.js';
import { type CommentDraft, CommentService } from './comment-service.js';
import { Deliveries } from './deliveries.js';
import { HashtagRepository } from './hashtag-repository.js';
import { HomeRepository } from './home-repository.js';
import { broadcastDesk } from './live/broadcast-desk.js';
import { LivePosts } from './live/live-posts.js';
import { PostBroadcasts } from './live/post-broadcasts.js';
import { PostStateQuery } from './live/post-state-query.js';
import { MentionRepository } from './mention-repository.js';
import { MentionService } from './mention-service.js';
import { PostDetailsOf } from './post-details.js';
import { PostRepository } from './post-repository.js';
import type { FeedRequest, PostDraft, Reader } from './post-requests.js';
import { PostService, type PostServiceDeps } from './post-service.js';
import { SubjectRepository } from './subject-repository.js';
import { TitleTalkRepository } from './title-talk-repository.js';
import { Writers } from './writers.js';

const DAY_MS = 24 * 60 * 60_000;

/** A published article with this address. Returns its id. */
export async function publishArticle(database: Database, slug: string): Promise<number> {
  const [category] = await database.db.select().from(articleCategories).limit(1);
  const at = new Date('2026-11-20T11:00:00Z');
  const cover = { url: '/anh/bia.webp', alt: 'Khán đài Thiên Trường', width: 1200, height: 675, credit: 'Khán Đài' };
  const [made] = await database.db
    .insert(articles)
    .values({
      ...{ slug, status: ArticleStatus.published, title: 'Nam Định thắng đậm', searchKey: 'nam dinh thang dam', cover },
      ...{ content: { type: 'doc', content: [] }, categoryId: category?.categoryId ?? 0 },
      ...{ publishedAt: at, createdAt: at, savedAt: at },
    })
    .returning({ articleId: articles.articleId });
  if (!made) throw new Error('no article was stored');
  return made.articleId;
}

/** A published title of the site's own media, with a licence. Returns its id. */
export async function publishTitle(database: Database, title: { kind: MediaKind; slug: string }): Promise<number> {
  const publishedAt = new Date('2026-11-20T11:00:00Z');
  const [made] = await database.db
    .insert(mediaTitles)
    .values({ ...title, status: 'published', title: 'Siêu phẩm', publishedAt })
    .returning({ titleId: mediaTitles.titleId });
  if (!made) throw new Error('no title was stored');
  const { titleId } = made;
  await database.db.insert(mediaLicences).values({
    ...{ titleId, holder: 'Khán Đài', kind: 'own', source: 'Tự quay', territory: '', document: '' },
    validFrom: new Date('2026-01-01T00:00:00Z'),
  });
  return titleId;
}

const noAvatars = { copy: () => Promise.reject(new Error('this test has no profile pictures')) };

/** Posts and comments on a real database; the test controls the clock, the bans and the word filter. */
export function newsfeedFixture(database: Database, avatars: PostServiceDeps['avatars'] = noAvatars) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const banned = new Set<number>();
  const since = new Map<number, Date>();
  const pace = (max: number) => new Pace({ clock, max, windowMs: 60_000 });
  const writers = new Writers({
    createdAt: (userId) => Promise.resolve(since.get(userId)),
    isBanned: (userId) => Promise.resolve(banned.has(userId)),
    refused: () => undefined,
    mask: (text) => text.replaceAll('xấu', '***'),
    paces: {
      post: { ordinary: pace(30), newcomers: pace(2) },
      comment: { ordinary: pace(30), newcomers: pace(2) },
    },
    clock,
  });
  const desk = createFeedDesk(database, clock, { toHide: 3, newcomerMs: DAY_MS });
  // Small batches and short lists, so that tests reach their ends.
  const home = new HomeRepository(database, { readers: 2, entries: 60 });
  const deliveries = new Deliveries({ home, clock, log: new FakeLog().log });
  const told: unknown[] = [];
  const takenBack: unknown[] = [];
  const notices = {
    tell: (notice: unknown) => void told.push(notice),
    takeBack: (notice: unknown) => void takenBack.push(notice),
  };
  /** Notifications of posts cannot be stored while it is false, and never those of the posts that fail. */
  const working = { notices: true, failing: new Set<number>() };
  /** The job of one process, which notifies two followers at once. */
  const announcements = (followers = 2) =>
    new Announcements(
      {
        announcements: new AnnouncementRepository(database),
        notices: {
          notify: async (notice) => {
            if (!working.notices || working.failing.has(notice.postId)) throw new Error('the database is away');
            told.push(notice);
          },
        },
        ...{ clock, log: new FakeLog().log },
      },
      followers,
    );
  const bus = new FakeBus();
  const live = new PostBroadcasts({ bus, log: new FakeLog().log });
  broadcastDesk(desk, live);
  const watched = new LivePosts({ states: new PostStateQuery(database), bus, clock, log: new FakeLog().log });
  const named = { mentions: new MentionRepository(database), hashtags: new HashtagRepository(database) };
  const mentions = new MentionService({
    ...{ mentions: named.mentions, pace: new Pace({ clock, max: 100, windowMs: 60_000 }) },
    notices,
  });
  const articles = new ArticleTalkRepository(database);
  const tips = new TipCardsQuery({ database, clock });
  const counts = { online: () => 0 };
  const events = new EventCards({ database, counts, clock });
  const subjects = new SubjectRepository({ database, counts, articles, tips, events });
  const details = new PostDetailsOf({ ...named, subjects, mentioning: mentions });
  const reactionPace = new Pace({ clock, max: 1_000, windowMs: 60_000 });
  const posts = new PostService({
    ...{ posts: new PostRepository(database), hashtags: named.hashtags, details, mentions },
    ...{ home, writers, notices, live, desk, clock },
    files: { withhold: () => Promise.resolve() },
    avatars,
    reactionPace,
  });
  const talk = new ArticleTalkService({ articles, reactionPace });
  const titles = new TitleTalkRepository({ database, clock });
  const places = new CommentPlaces({ posts, articles, titles });
  const comments = new CommentService({
    ...{ comments: new CommentRepository(database), places, writers, reactionPace, notices, live, desk, clock },
    ...{ naming: named.mentions, mentions },
  });

  /** A member of a year, unless `age` says otherwise, in days. */
  const member = async ({ role = 'member', age = 365 }: { role?: Identity['role']; age?: number } = {}) => {
    const username = `fan.${newUuid().slice(-12)}`;
    const values = { username, usernameKey: username, displayName: `Fan ${username.slice(-4)}`, role };
    const [user] = await database.db.insert(users).values(values).returning();
    if (!user) throw new Error('no user was stored');
    since.set(user.userId, new Date(clock.now() - age * DAY_MS));
    const identity: Identity = { userId: user.userId, guest: false, role, siteRoleId: 0 };
    return identity;
  };
  const block = (by: Identity, blocked: Identity) =>
    database.db.insert(userBlocks).values({ userId: by.userId, blockedId: blocked.userId }).onConflictDoNothing();
  const follow = (by: Identity, followed: Identity) =>
    database.db
      .insert(follows)
      .values({ followerId: by.userId, followedId: followed.userId, createdAt: new Date(clock.now()) })
      .onConflictDoNothing();
  const befriend = ({ userId }: Identity, { userId: friendId }: Identity) => {
    const createdAt = new Date(clock.now());
    const both = [
      { userId, friendId, createdAt },
      { userId: friendId, friendId: userId, createdAt },
    ];
    return database.db.insert(friendships).values(both).onConflictDoNothing();
  };
  const deliver = async () => {
    const { signal } = new AbortController();
    while (await deliveries.deliver(signal));
  };
  const write = (author: Identity, content: string, rest: Partial<PostDraft> = {}) =>
    posts.create(author, { content, uuid: newUuid(), ...rest });
  const feed = (reader: Reader, rest: Partial<FeedRequest> = {}): Promise<PostPage> =>
    posts.list(reader, { tab: FeedTab.newsfeed, filter: UserFilter.all, pageSize: 10, ...rest });
  const comment = (author: Identity, postId: number, content: string, rest: Partial<CommentDraft> = {}) =>
    comments.create(author, { postId, content, uuid: newUuid(), ...rest });
  const limitedLists = (limits?: ListLimits) =>
    new ReaderListsService({ lists: new ReaderListsRepository(database), posts, clock }, limits);
  const lists = limitedLists();
  const removals = new FeedContextRepository(database);
  const reports = new FeedReportService({ posts, comments: new CommentRepository(database), places, desk, removals });
  return {
    ...{ clock, told, takenBack, banned, posts, comments, home, desk, lists, limitedLists, reports },
    ...{ live: watched, broadcasts: live, bus, mentions, hashtags: named.hashtags, talk, working, announcements },
    ...{ member, block, follow, befriend, deliver, write, feed, comment },
  };
}
