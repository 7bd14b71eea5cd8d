import type { Emitter } from '@khandai/runtime';
import type { Module } from '../../platform/module.js';
import { Pace } from '../../platform/pace.js';
import type { Platform } from '../../platform/platform.js';
import { isUserId, type SharedPaces } from '../../platform/shared-paces.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { feedCivilRoutes, feedDeskRoutes } from './civil/feed-civil-routes.js';
import { FeedContextRepository } from './civil/feed-context-repository.js';
import type { FeedDesk } from './civil/feed-desk.js';
import { FeedReportService } from './civil/feed-report-service.js';
import { ReaderListsRepository } from './civil/reader-lists-repository.js';
import { ReaderListsService } from './civil/reader-lists-service.js';
import { AnnouncementRepository } from './announcement-repository.js';
import { Announcements, type AnnouncementsDeps } from './announcements.js';
import { ArticleTalkRepository } from './article-talk-repository.js';
import { articleTalkRoutes } from './article-talk-routes.js';
import { ArticleTalkService } from './article-talk-service.js';
import { CommentPlaces } from './comment-places.js';
import { CommentRepository } from './comment-repository.js';
import { CommentService } from './comment-service.js';
import { Deliveries } from './deliveries.js';
import { HashtagRepository } from './hashtag-repository.js';
import { HashtagService } from './hashtag-service.js';
import { HomeRepository } from './home-repository.js';
import type { FeedNotices } from './feed-notices.js';
import { broadcastDesk } from './live/broadcast-desk.js';
import { LivePosts } from './live/live-posts.js';
import { PostBroadcasts } from './live/post-broadcasts.js';
import { PostStateQuery } from './live/post-state-query.js';
import { postTopic } from './live/post-topic.js';
import { toSource } from './media/post-sources-query.js';
import { uploadHandlers, type UploadsDeps, wireUploads } from './media/wire-uploads.js';
import { MentionRepository } from './mention-repository.js';
import { MentionService } from './mention-service.js';
import { commentRoutes, namingRoutes, postRoutes } from './newsfeed-routes.js';
import { PostDetailsOf } from './post-details.js';
import { PostRepository } from './post-repository.js';
import { PostService } from './post-service.js';
import { SimulatedWallRepository } from './simulated-wall-repository.js';
import { SubjectRepository, type EventCards, type TipCards } from './subject-repository.js';
import { TitleTalkRepository } from './title-talk-repository.js';
import { Writers, type WritersDeps } from './writers.js';

type PlatformParts = 'config' | 'folder' | 'database' | 'storage' | 'maker' | 'bus' | 'clock' | 'log' | 'tokens';

interface NewsfeedDeps extends Pick<Platform, PlatformParts>, Pick<UploadsDeps, 'uploads' | 'images' | 'sessions'> {
  readonly paces: SharedPaces;
  readonly notices: FeedNotices & AnnouncementsDeps['notices'];
  readonly writing: Pick<WritersDeps, 'isBanned' | 'mask' | 'refused'>;
  readonly feedDesk: FeedDesk;
  readonly memberSince: WritersDeps['createdAt'];
  readonly counts: OnlineCounts;
  readonly tipCards: TipCards;
  readonly eventCards: EventCards;
  /** Members who deleted their account. */
  readonly erased: Pick<Emitter<number>, 'on'>;
}

const MINUTE = 60_000;

/** Posts of the feed, reactions to them and to articles, and comments on both. */
export async function wire(deps: NewsfeedDeps) {
  const { config, database, bus, clock, log, paces, notices, writing, memberSince, counts, feedDesk: desk } = deps;
  const pace = (name: string, max: number, minutes: number) =>
    paces.share(`newsfeed.${name}`, new Pace({ clock, max, windowMs: minutes * MINUTE }), isUserId);
  const writers = new Writers({
    ...writing,
    createdAt: memberSince,
    clock,
    paces: {
      post: { ordinary: pace('posts', 10, 10), newcomers: pace('first posts', config.newcomers.postsPerHour, 60) },
      comment: {
        ordinary: pace('comments', 20, 1),
        newcomers: pace('first comments', config.newcomers.commentsPerHour, 60),
      },
    },
  });
  const reactionPace = pace('reactions', 60, 1);
  const stored = { posts: new PostRepository(database), comments: new CommentRepository(database) };
  const home = new HomeRepository(database);
  const files = await wireUploads(deps);
  const named = { mentions: new MentionRepository(database), hashtags: new HashtagRepository(database) };
  const articles = new ArticleTalkRepository(database);
  const subjects = new SubjectRepository({ database, counts, articles, tips: deps.tipCards, events: deps.eventCards });
  const mentions = new MentionService({ ...named, notices, pace: pace('mentions', 60, 10) });
  const details = new PostDetailsOf({ ...named, subjects, mentioning: mentions });
  const hashtags = new HashtagService({ ...named, clock });
  const live = new PostBroadcasts({ bus, log });
  const posts = new PostService({
    ...named,
    ...{ posts: stored.posts, home, details, mentions, files: files.service, avatars: files.avatars },
    ...{ writers, notices, live, reactionPace, desk, clock },
  });
  const titles = new TitleTalkRepository({ database, clock });
  const places = new CommentPlaces({ posts, articles, titles });
  const comments = new CommentService({
    ...{ comments: stored.comments, places, writers, reactionPace, notices, live, desk, clock },
    ...{ naming: named.mentions, mentions },
  });
  desk.removed.on(({ authorId, postId, commentId, withheld }) => {
    void files.service.withhold(withheld);
    notices.tell({ type: 'REMOVED_POST', userIds: [authorId], postId, commentId });
  });
  broadcastDesk(desk, live);
  deps.erased.on((userId) => {
    live.authorLeft(userId);
  });
  const watched = new LivePosts({ states: new PostStateQuery(database), bus, clock, log });
  const lists = new ReaderListsService({ lists: new ReaderListsRepository(database), posts, clock });
  const removals = new FeedContextRepository(database);
  const announcements = new AnnouncementRepository(database);
  const reports = new FeedReportService({ posts, comments: stored.comments, places, desk, removals });
  return {
    ...files.parts,
    handlers: {
      ...postRoutes(posts),
      ...commentRoutes(comments),
      ...articleTalkRoutes(new ArticleTalkService({ articles, reactionPace })),
      ...namingRoutes({ mentions, hashtags }),
      ...uploadHandlers(files.service),
      ...feedCivilRoutes(lists, reports),
      ...feedDeskRoutes(desk),
    },
    topics: postTopic({ posts, live: watched }),
    loops: [watched],
    jobs: [
      new Deliveries({ home, clock, log }).job,
      new Announcements({ announcements, notices, clock, log }).job,
      hashtags.job,
      ...files.parts.jobs,
    ],
    ports: {
      articleTalk: articles,
      writers,
      posts: stored.posts,
      wall: new SimulatedWallRepository({ database, ...stored, live }),
      sourceOf: toSource,
      keepPicture: files.service.keepPicture.bind(files.service),
      withhold: (publicNames: readonly string[]) => files.service.withhold(publicNames),
    },
  } satisfies Module;
}
