export { ArticleLimit, ArticleStatus } from './article-limits.js';
export { call, splitKey } from './call.js';
export { resumingCalls, tokenlessCalls } from './call-traits.js';
export type { Access, Call, CallData, CallInput, CallKey, FileBody, Method, SessionEffect } from './call.js';
export { calls } from './calls.js';
export type { Calls } from './calls.js';
export { CivilLimit } from './civil-limits.js';
export { CloseCode, Code, NOT_LOGGED_IN, SocketLimit } from './codes.js';
export { ContestStat, PeriodStat } from './contest-stats.js';
export {
  AccountLink,
  banReasons,
  DEFAULT_GROUP_ID,
  EventType,
  FeedTab,
  FriendFilter,
  FUTURE_MATCH_STATUS,
  GuestFlag,
  IMAGE_DENSITIES,
  IMAGE_WIDTHS,
  MatchState,
  noticeTypes,
  NotificationKind,
  NotificationStatus,
  origins,
  PostMode,
  PostType,
  PostVisibility,
  RACE_GROUP_ID,
  RawStatus,
  reactions,
  roomKinds,
  SILENT_SITE_ROLE,
  SportType,
  StatType,
  SystemMessage,
  UserFilter,
  VipGroup,
} from './enumerations.js';
export type { NoticeType, Origin, Reaction, RoomKind } from './enumerations.js';
export { GIFT_COUNTS, GIFT_NOTE_LENGTH, GiftLimit } from './gift-limits.js';
export { EXP_RULES, expOfLevel, LEVEL_PERKS, levelOf, levelWith, shownLevel } from './levels.js';
export type { LevelPerk } from './levels.js';
export { hasKickOffTime, matchState } from './match-state.js';
export {
  BeatFrame,
  ClientFrame,
  ErrorFrame,
  HelloFrame,
  SendFrame,
  SendReply,
  ServerFrame,
  SubFrame,
  SubReply,
  Topic,
  UnsubFrame,
  UnsubReply,
} from './frames.js';
export type { SendFrameOf } from './frames.js';
export { method, topic } from './topic.js';
export type { MethodDefinition, TopicDefinition } from './topic.js';
export { topicKey } from './topic-key.js';
export { methods, topics } from './topics.js';
export type {
  FrameOf,
  MethodName,
  Methods,
  SendDataOf,
  SendReplyOf,
  SubOf,
  SubReplyOf,
  TopicName,
  TopicOf,
  Topics,
} from './topics.js';
export {
  InboxFrame,
  MessagesFrame,
  MineFrame,
  PollFrame,
  PrivateFrame,
  RoomFrame,
  RoomsFrame,
  SendData,
} from './topics/chat.js';
export { FixtureFrame, ScoresFrame } from './topics/fixtures.js';
export { PostFrame, PostState } from './topics/newsfeed.js';
export { NoticesFrame } from './topics/notification.js';
export { OddsFrame } from './topics/odds.js';
export { TasksFrame } from './topics/task.js';
export { PresenceFrame, PresenceReply, PresenceServerFrame } from './presence-frames.js';
export {
  Article,
  ArticleCategory,
  ArticleCover,
  ArticleInfo,
  DeskArticle,
  DeskArticleCategory,
  DeskArticleRow,
  DeskArticleVersion,
  DeskHashtag,
  SavedArticle,
} from './models/article.js';
export { ArticleDoc } from './models/article-content.js';
export type { ArticleBlock, ArticleInline, ArticleListItem, ArticleMark } from './models/article-content.js';
export { Booking, MatchFollow } from './models/booking.js';
export { type MatchPick, matchPicks, MatchVote } from './models/match-vote.js';
export { Favourite, type FavouriteKind, favouriteKinds, Favourites, RenamedFavourite } from './models/favourite.js';
export {
  BlockedMember,
  CHAT_FILE,
  ChatAttachment,
  ChatMessage,
  ChatRoom,
  MAX_ATTACHMENTS,
  Mention,
  MentionedMember,
  MessagePage,
  MessageSticker,
  PICTURE_BYTES,
  ReactionName,
  ReactionTotal,
  Reactor,
  RoomPerson,
  RoomUnread,
  StickerPackage,
  VIDEO_SECONDS,
  VipRequest,
  VipRoom,
  VipStatus,
} from './models/chat.js';
export { Empty, Envelope, ErrorEnvelope, Instant, List, Nullable } from './models/common.js';
export { DeskLogEntry } from './models/desk-log.js';
export {
  DeskBanner,
  DeskDomain,
  DeskMarqueeLine,
  DeskNavigation,
  DeskSeoTemplate,
  DeskSentence,
  SentenceImport,
} from './models/desk-site.js';
export {
  DeskEvent,
  DeskEventBooking,
  DeskEventRow,
  EventCard,
  EventCover,
  EventInfo,
  EventItem,
  EventState,
  EventStatus,
} from './models/event.js';
export {
  ComicCard,
  ComicChapter,
  ComicChapterRow,
  ComicGenre,
  ComicInfo,
  ComicPage,
  ComicPicture,
  ComicProgress,
  ComicSort,
  ComicState,
} from './models/comic.js';
export { COMIC_FILE, ComicLimit } from './comic-limits.js';
export { DeskComic, DeskComicChapter, DeskComicChapterRow, DeskComicPage, DeskComicRow } from './models/desk-comic.js';
export {
  DeskHighlight,
  DeskHighlightRow,
  DeskTitle,
  HighlightCard,
  HighlightInfo,
  LicenceKind,
  MediaChapter,
  MediaKind,
  SavedTitle,
  MediaLicence,
  MediaProgress,
  MediaStatus,
} from './models/media.js';
export { DeskReel, DeskReelRow, Reel, ReelLikes } from './models/reel.js';
export {
  DeskEpisode,
  DeskFilm,
  DeskFilmRow,
  EpisodeCard,
  EpisodeInfo,
  FilmCard,
  FilmInfo,
  SubtitleCue,
  SubtitleLanguage,
  WatchedEpisode,
} from './models/film.js';
export {
  Anchor,
  Broadcast,
  CommentaryLine,
  Commentator,
  Fixture,
  FixtureChange,
  Host,
  League,
  LineUpPlayer,
  LineUps,
  LiveLink,
  LiveRoom,
  RoomBoards,
  LiveTotals,
  MatchEvent,
  RoomMatch,
  MatchStat,
  Team,
  TeamLineUp,
  ShootOutKick,
  Shot,
  shotOutcomes,
} from './models/fixture.js';
export { DeskFeedback, FeedbackDraft, FeedbackUpdate, OwnFeedback } from './models/feedback.js';
export { FEEDBACK_FILE, FeedbackLimit, feedbackKinds, feedbackStates } from './feedback-limits.js';
export type { FeedbackKind, FeedbackState } from './feedback-limits.js';
export { DeskGift, Gift, RoomTop, SentGift, topPeriods } from './models/gift.js';
export type { TopPeriod } from './models/gift.js';
export {
  DeskOverview,
  FilterHit,
  FilterSeverity,
  FilterTrial,
  FilterWord,
  HealthPart,
  WordImport,
} from './models/desk-civil.js';
export { DeskFixture, DeskScore } from './models/desk-match.js';
export { DeskMember, DeskMemberInfo, DeskSession } from './models/desk-people.js';
export {
  BanReason,
  ChatBan,
  ModerationContext,
  ModerationEntry,
  Poll,
  QueueItem,
  RoomMine,
  RoomState,
} from './models/moderation.js';
export { MatchLine } from './models/match-line.js';
export { NavigationData, NavigationItem, NavigationLink } from './models/navigation.js';
export { mediaTitlePath } from './media-path.js';
export { notificationPath, packContent, readContent } from './notification-content.js';
export type { NotificationContent } from './notification-content.js';
export { Notification, UnreadCounts } from './models/notification.js';
export { NotificationSettings } from './models/notification-settings.js';
export {
  ArticleCard,
  Comment,
  CommentLikes,
  MutedAuthor,
  HashtagTotal,
  Post,
  PostPage,
  PostReactions,
  PostSource,
  RemovedPost,
  SavedPost,
  PostSubject,
  SharedPost,
  Upload,
} from './models/newsfeed.js';
export { CheckInDay, CheckInSheet } from './models/check-in.js';
export { DailyTask, DeskTask, TaskBoard, type TaskKind, taskKinds } from './models/task.js';
export {
  DeskDraw,
  DeskDrawRow,
  DrawEntry,
  DrawProof,
  type DrawState,
  drawStates,
  type DrawType,
  drawTypes,
  DrawWinner,
  LuckyDraw,
  LuckyResult,
} from './models/draw.js';
export { DrawLimit } from './draw-limits.js';
export { type DrawList, drawListHash, drawListText, drawRanking, type DrawScore, drawSeedHash } from './draw-rule.js';
export { InvitedFriend, referralReasons, ReferralRules, ReferralSheet, referralStates } from './models/referral.js';
export { TaskLimit } from './task-limits.js';
export { RANKING_DEPTH, RANKING_LENGTH, RankedMember, Ranking, rankingBoards } from './models/ranking.js';
export type { RankingBoard } from './models/ranking.js';
export { PickBoard, pickMarkets, PickSums, PointPick, StakeLimits } from './models/pick.js';
export { PointDay, PointEntry, pointCauses, type PointStep, pointSteps, PointSubject } from './models/point.js';
export { PostAuthor } from './models/post-author.js';
export { DeskTip, Tip, TipRecord, Tipster, TipWeek, WeekTipster } from './models/tip.js';
export { TipCard } from './models/tip-card.js';
export { TipLimit, TipMarket, TipResult, tipSides, tipStates, tipsterSorts, tipVoidCauses } from './tip-limits.js';
export type { TipSide, TipState, TipsterSort, TipVoidCause } from './tip-limits.js';
export { Company, FixtureOdds, OddsBoard, OddsHistory, OddsMove, OddsRows } from './models/odds.js';
export { OwlAnswer, OwlLaw } from './models/owl.js';
export type { OwlCommand } from './models/owl.js';
export { AVATAR_FILE, CropSquare } from './models/picture.js';
export { OnlineUser } from './models/presence.js';
export { PushDevice } from './models/push.js';
export type { PushMessage } from './models/push.js';
export {
  Race,
  RaceBoard,
  RaceLimits,
  RacePick,
  racePickStates,
  Racer,
  type RaceState,
  raceStates,
  RaceTick,
} from './models/race.js';
export { PeopleCount, PeoplePage, Person, Relation, RelationState, SuggestionReason } from './models/people.js';
export {
  DaySchedule,
  DayStart,
  Freshness,
  LeagueSummary,
  LiveMenu,
  MonthCounts,
  OnAir,
  OnlineRooms,
  RestLeague,
} from './models/schedule.js';
export {
  SearchAnswer,
  SearchedTitle,
  SearchGroup,
  SearchHit,
  SearchKind,
  SearchMarks,
  SearchWhen,
} from './models/search.js';
export {
  Bracket,
  BracketTie,
  FormMatch,
  HeadToHead,
  MatchPage,
  type Outcome,
  outcomes,
  Scorer,
  Scorers,
  Squad,
  SquadPlayer,
  StandingRow,
  Standings,
  type StandingsSource,
  StandingTable,
  type StandingView,
  standingViews,
  TeamOfLeague,
  TeamProfile,
  Tournament,
  TournamentRound,
  TournamentSummary,
} from './models/tournament.js';
export {
  Banner,
  BannerPosition,
  BannerType,
  DomainSeo,
  SeoTemplates,
  SiteDomain,
  Translations,
} from './models/site.js';
export { CommentatorInfo, CommentatorTotal, LinkDraft, LinkSave, ScheduleUpdate, StudioLink } from './models/studio.js';
export {
  ChangeEmail,
  EmailRequest,
  GuestLogin,
  LevelInfo,
  LoginRequest,
  LoginResponse,
  MemberExport,
  FavouriteTeam,
  PublicProfile,
  RefreshRequest,
  RegisterRequest,
  ResetPassword,
  Role,
  roles,
  UpdateInfo,
  UpdatePassword,
  UserInfo,
  UserLocation,
  UserSession,
  VerifyEmail,
} from './models/user.js';
export { DeskPage, DeskPageRow, DeskPageVersion, StaticPage } from './models/page.js';
export { pageLocales, pageSlugs } from './static-pages.js';
export type { PageLocale, PageSlug } from './static-pages.js';
export { PostLimit } from './post-limits.js';
export { SearchLimit } from './search-limits.js';
export { seoPages, seoPlaceholders, unknownPlaceholder } from './seo-templates.js';
export type { SeoPage } from './seo-templates.js';
export { BroadcastStatus, COMMENTATOR_LINKS, StudioLimit } from './studio.js';
