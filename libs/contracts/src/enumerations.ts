/** Enumerations of the protocol. The specification defines the numbers and words (sections 4 and 9). */

export const SportType = { football: 10, basketball: 20, esport: 30, marble: 40, casino: 50 } as const;
export type SportType = (typeof SportType)[keyof typeof SportType];

/** The state a fan sees; `matchState` derives it from the provider's raw status. */
export const MatchState = { coming: 1, live: 2, ended: 3 } as const;
export type MatchState = (typeof MatchState)[keyof typeof MatchState];

/** Raw status of a match as the provider sends it. */
export const RawStatus = {
  notStarted: 0,
  firstHalf: 1,
  halfTime: 2,
  secondHalf: 3,
  extraTime: 4,
  penalties: 5,
  finished: -1,
  cancelled: -10,
  toBeDecided: -11,
  abandoned: -12,
  interrupted: -13,
  postponed: -14,
} as const;

/** Value of `status` in the future-match search (section 9). */
export const FUTURE_MATCH_STATUS = 20;

/** `systemMessage` of a chat message; 0 is a message that a user wrote. */
export const SystemMessage = { none: 0, join: 5, marbleMap: 7, gift: 10, matchEvent: 11 } as const;

export const VipGroup = { none: 0, joinable: 1, privateChat: 3 } as const;

/** What a chat room is for. */
export const roomKinds = ['group', 'match', 'private'] as const;
export type RoomKind = (typeof roomKinds)[number];

export const GuestFlag = { registered: 0, guest: 1 } as const;

export const reactions = ['like', 'haha', 'love', 'angry', 'wow', 'sad'] as const;
export type Reaction = (typeof reactions)[number];

/** Why a message is reported, or a user may not write for a time. */
export const banReasons = ['insult', 'region', 'advert', 'spoiler', 'flood', 'other'] as const;

/** `siteRoleId` of users who enter rooms without a join notice. */
export const SILENT_SITE_ROLE = 6;

/** The default public room that all fans share. */
export const DEFAULT_GROUP_ID = 30;

/**
 * The room of the race track. As that of all fans it is below the ids that the database gives: those of other rooms are the same
 * with and without races.
 */
export const RACE_GROUP_ID = 40;

/** Where a fixture's data comes from. The site shows every origin except `provider` on screen. */
export const origins = ['provider', 'recording', 'demo', 'import'] as const;
export type Origin = (typeof origins)[number];

/** Types of match events (provider.md, section 4). */
export const EventType = {
  goal: 1,
  redCard: 2,
  yellowCard: 3,
  penaltyScored: 7,
  ownGoal: 8,
  secondYellow: 9,
  substitution: 11,
  penaltyMissed: 13,
  var: 14,
} as const;

/**
 * Types of match statistics this site shows (provider.md, section 4). Those that only say which side was first or last, such as
 * the first corner, are no statistics of two sides and are left out.
 */
export const StatType = {
  shots: 3,
  shotsOnTarget: 4,
  fouls: 5,
  corners: 6,
  cornersExtraTime: 7,
  freeKicks: 8,
  offsides: 9,
  ownGoals: 10,
  yellowCards: 11,
  yellowCardsExtraTime: 12,
  redCards: 13,
  possession: 14,
  aerialDuels: 15,
  saves: 16,
  keeperClaims: 17,
  dispossessed: 18,
  tacklesWon: 19,
  interceptions: 20,
  longPasses: 21,
  shortPasses: 22,
  assists: 23,
  goodCrosses: 24,
  substitutions: 29,
  substitutionsExtraTime: 32,
  offsidesExtraTime: 33,
  shotsOffTarget: 34,
  woodwork: 35,
  headersWon: 36,
  shotsBlocked: 37,
  tackles: 38,
  dribbles: 39,
  throwIns: 40,
  passes: 41,
  passAccuracy: 42,
  attacks: 43,
  dangerousAttacks: 44,
  cornersFirstHalf: 45,
  possessionFirstHalf: 46,
  bigChances: 47,
  bigChancesMissed: 48,
  shotsInsideBox: 49,
  shotsOutsideBox: 50,
  duelsWon: 51,
  expectedGoals: 52,
  expectedGoalsOpenPlay: 53,
  expectedGoalsSetPlay: 54,
  expectedGoalsNonPenalty: 55,
  expectedGoalsOnTarget: 56,
  touchesInBox: 57,
  accurateCrosses: 58,
  groundDuels: 59,
  aerialDuelsWon: 60,
  clearances: 61,
} as const;

/** Links in e-mails have the form `/tai-khoan#{name}={token}`; these are the names. */
export const AccountLink = {
  resetPassword: 'dat-lai-mat-khau',
  verifyEmail: 'xac-minh-email',
  undoEmail: 'khoi-phuc-email',
} as const;

/** Widths of image renditions in CSS pixels, and the device pixel ratios the server makes them for. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export const IMAGE_DENSITIES = [1, 2] as const;

/** What a post of the feed is about (section 4). */
export const PostType = {
  normal: 10,
  image: 20,
  video: 30,
  shareTip: 40,
  shareLive: 50,
  eventLive: 60,
  shareArticle: 70,
  shareEvent: 80,
  avatar: 90,
} as const;
export type PostType = (typeof PostType)[keyof typeof PostType];

export const PostVisibility = { public: 1, private: 2, deleted: 3 } as const;
export type PostVisibility = (typeof PostVisibility)[keyof typeof PostVisibility];

/** How a post came to be as it is: written, shared from another post, or edited since. */
export const PostMode = { normal: 1, share: 2, edit: 3 } as const;
export type PostMode = (typeof PostMode)[keyof typeof PostMode];

/** Tabs of the feed: everything for the reader, their own posts, events, everyone's posts, tips. */
export const FeedTab = { newsfeed: 5, home: 1, event: 2, community: 3, tip: 4 } as const;
export type FeedTab = (typeof FeedTab)[keyof typeof FeedTab];

/** The lists of members in the tab of the community; `fFilter` of its address names one. */
export const FriendFilter = {
  friends: 10,
  requests: 20,
  sent: 30,
  following: 40,
  followers: 50,
  suggestions: 60,
} as const;
export type FriendFilter = (typeof FriendFilter)[keyof typeof FriendFilter];

/** Whose posts a feed shows. */
export const UserFilter = { all: 99, normal: 10, commentator: 20 } as const;
export type UserFilter = (typeof UserFilter)[keyof typeof UserFilter];

/** Kinds of notifications (section 4): bookings and matches, and all that members do. */
export const NotificationKind = { booking: 30, message: 10 } as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];

export const NotificationStatus = { unread: 10, read: 20 } as const;
export type NotificationStatus = (typeof NotificationStatus)[keyof typeof NotificationStatus];

/** What a notification is about. The specification names the first three. */
export const noticeTypes = [
  'FRIEND_SEND_REQUEST',
  'FRIEND_ACTION_REQUEST',
  'NEW_COMMENT',
  'NEW_REPLY',
  'NEW_MENTION',
  'NEW_REACTION',
  'NEW_LIKE',
  'NEW_SHARE',
  'NEW_POST',
  'NEW_FOLLOWER',
  'REMOVED_POST',
  'NEW_TIP',
  'TIP_SETTLED',
  'NEW_EPISODE',
  'FEEDBACK_ANSWER',
  'NEW_CHAPTER',
  'DRAW_WON',
  'BOOKING_SOON',
  'BOOKING_STARTED',
  'BOOKING_MOVED',
  'MATCH_GOAL',
  'MATCH_RED_CARD',
  'MATCH_LINEUP',
  'EVENT_SOON',
  'EVENT_MOVED',
  'EVENT_CANCELLED',
  'EVENT_RESTORED',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Kinds of titles of the site's own media. */
export const mediaKinds = ['highlight', 'reel', 'film', 'comic'] as const;
