import { type MediaKind, type NoticeType, NotificationKind, type NotificationSettings } from '@khandai/contracts';

/** A match as a notice names it. */
export interface NoticeMatch {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  /** RFC 3339. */
  readonly kickOff: string;
}

interface To {
  /** The members to notify. */
  readonly userIds: readonly number[];
}

interface ByMember extends To {
  readonly actorId: number;
}

interface OnPost extends ByMember {
  readonly postId: number;
  readonly commentId?: number;
}

/** A comment on an article. */
interface OnArticle extends ByMember {
  readonly articleId: number;
  readonly slug: string;
  readonly commentId: number;
}

/** A comment on a title of the site's own media. */
interface OnTitle extends ByMember {
  readonly titleId: number;
  readonly mediaKind: MediaKind;
  readonly slug: string;
  readonly commentId: number;
}

interface OnMatch extends To {
  readonly match: NoticeMatch;
}

/** An event of the site as a notice names it. */
interface NoticeEvent {
  readonly eventId: number;
  readonly slug: string;
  readonly title: string;
  /** RFC 3339; of an event that moved, the new one. */
  readonly startsAt: string;
}

/** A new part of a title, such as an episode of a film, as a notice names it. */
interface NoticeChapter {
  readonly mediaKind: MediaKind;
  readonly titleId: number;
  readonly slug: string;
  /** Of the title. */
  readonly name: string;
  /** Number of the part. */
  readonly part: number;
}

/** A lucky draw as a notice names it. */
interface NoticeDraw {
  readonly drawId: number;
  readonly title: string;
  readonly prize: string;
}

/** What members are notified of. */
export type Notice =
  | (ByMember & { readonly type: 'FRIEND_SEND_REQUEST' | 'FRIEND_ACTION_REQUEST' | 'NEW_FOLLOWER' })
  | (OnPost & { readonly type: 'NEW_COMMENT' | 'NEW_REACTION' | 'NEW_SHARE' | 'NEW_MENTION' | 'NEW_POST' })
  | (OnPost & { readonly type: 'NEW_REPLY'; readonly commentId: number; readonly parentId: number })
  /** A like of a comment, of which its author hears. */
  | (OnPost & { readonly type: 'NEW_LIKE'; readonly commentId: number })
  | ((OnArticle | OnTitle) & { readonly type: 'NEW_MENTION' | 'NEW_LIKE' })
  | ((OnArticle | OnTitle) & { readonly type: 'NEW_REPLY'; readonly parentId: number })
  | (To & { readonly type: 'NEW_TIP'; readonly actorId: number; readonly postId: number; readonly slug: string })
  /** For the tipster too, so without an actor. */
  | (To & { readonly type: 'TIP_SETTLED'; readonly postId: number; readonly slug: string })
  | (To & { readonly type: 'NEW_EPISODE'; readonly chapter: NoticeChapter })
  /** Moderators or reports hid a post or a comment of the receiver; their page says why. Without a post, the comment is on an article or a title. */
  | (To & { readonly type: 'REMOVED_POST'; readonly postId: number | null; readonly commentId: number | null })
  /** The operator answered what the receiver wrote to them. */
  | (To & { readonly type: 'FEEDBACK_ANSWER'; readonly feedbackId: number })
  | (To & { readonly type: 'NEW_CHAPTER'; readonly chapter: NoticeChapter })
  /** Of the receivers' own entries. */
  | (To & { readonly type: 'DRAW_WON'; readonly draw: NoticeDraw })
  | (OnMatch & { readonly type: 'BOOKING_SOON' | 'MATCH_LINEUP' })
  /** The actor is the commentator. */
  | (OnMatch & { readonly type: 'BOOKING_STARTED'; readonly actorId: number })
  /** `to` null: the match was called off. */
  | (OnMatch & { readonly type: 'BOOKING_MOVED'; readonly to: string | null })
  | (To & { readonly type: 'EVENT_SOON' | 'EVENT_MOVED' | 'EVENT_CANCELLED'; readonly event: NoticeEvent })
  /** Staff took a cancellation back. */
  | (To & { readonly type: 'EVENT_RESTORED'; readonly event: NoticeEvent })
  | (OnMatch & {
      readonly type: 'MATCH_RED_CARD';
      readonly minute: number | null;
      /** Whose player it is. */
      readonly side: 'home' | 'away';
    })
  | (OnMatch & {
      readonly type: 'MATCH_GOAL';
      readonly homeScore: number;
      readonly awayScore: number;
      readonly minute: number | null;
      readonly side: 'home' | 'away';
    });

type SwitchName = keyof NotificationSettings['switches'];

interface Rule {
  readonly kind: NotificationKind;
  /** The switch of the settings that turns it off; without one it is always sent. */
  readonly switch?: SwitchName;
  /** An actor who repeats it within a day makes no second notification. */
  readonly once?: true;
  /** While the notification is unread, further events push again only after this time. */
  readonly pushEveryMs?: number;
}

const { booking, message } = NotificationKind;
const HOUR = 60 * 60_000;

/** What holds for each type of notice. */
export const rules: Readonly<Record<NoticeType, Rule>> = {
  FRIEND_SEND_REQUEST: { kind: message, switch: 'friends', once: true },
  FRIEND_ACTION_REQUEST: { kind: message, switch: 'friends', once: true },
  NEW_FOLLOWER: { kind: message, switch: 'friends', once: true, pushEveryMs: HOUR },
  NEW_COMMENT: { kind: message, switch: 'comments', pushEveryMs: 60_000 },
  NEW_REPLY: { kind: message, switch: 'comments', pushEveryMs: 60_000 },
  NEW_MENTION: { kind: message, switch: 'comments' },
  NEW_REACTION: { kind: message, switch: 'reactions', once: true, pushEveryMs: HOUR },
  NEW_LIKE: { kind: message, switch: 'reactions', once: true, pushEveryMs: HOUR },
  NEW_SHARE: { kind: message, switch: 'reactions', once: true, pushEveryMs: HOUR },
  NEW_POST: { kind: message, switch: 'posts', pushEveryMs: HOUR },
  REMOVED_POST: { kind: message },
  NEW_TIP: { kind: message, switch: 'tips', pushEveryMs: HOUR },
  TIP_SETTLED: { kind: message, switch: 'tips' },
  // Members follow the films of which they want to hear.
  NEW_EPISODE: { kind: message },
  FEEDBACK_ANSWER: { kind: message },
  // Members follow the comics of which they want to hear.
  NEW_CHAPTER: { kind: message },
  // A repeat after a restart finds the unread notification and does not push again.
  DRAW_WON: { kind: message, switch: 'draws', pushEveryMs: HOUR },
  BOOKING_SOON: { kind: booking, switch: 'reminders' },
  BOOKING_STARTED: { kind: booking, switch: 'onAir' },
  BOOKING_MOVED: { kind: booking, switch: 'reminders' },
  MATCH_GOAL: { kind: booking, switch: 'goals' },
  MATCH_RED_CARD: { kind: booking, switch: 'redCards' },
  MATCH_LINEUP: { kind: booking, switch: 'lineUps' },
  EVENT_SOON: { kind: booking, switch: 'reminders' },
  EVENT_MOVED: { kind: booking, switch: 'reminders' },
  EVENT_CANCELLED: { kind: booking, switch: 'reminders' },
  EVENT_RESTORED: { kind: booking, switch: 'reminders' },
};

/** What the event is about: notices of one type and subject are one notification while it is unread. */
export function subjectOf(notice: Notice): string {
  switch (notice.type) {
    case 'FRIEND_SEND_REQUEST':
    case 'FRIEND_ACTION_REQUEST':
    case 'NEW_POST':
      return `member:${notice.actorId}`;
    case 'NEW_FOLLOWER':
      return 'followers';
    case 'NEW_COMMENT':
    case 'NEW_REACTION':
    case 'NEW_SHARE':
      return `post:${notice.postId}`;
    case 'NEW_TIP':
    case 'TIP_SETTLED':
      return `tip:${notice.postId}`;
    case 'NEW_EPISODE':
      return `film:${notice.chapter.titleId}`;
    case 'FEEDBACK_ANSWER':
      return `feedback:${notice.feedbackId}`;
    case 'NEW_CHAPTER':
      return `comic:${notice.chapter.titleId}`;
    case 'DRAW_WON':
      return `draw:${notice.draw.drawId}`;
    case 'NEW_REPLY':
      return `comment:${notice.parentId}`;
    case 'NEW_LIKE':
    case 'NEW_MENTION':
    case 'REMOVED_POST':
      return notice.commentId == null && 'postId' in notice ? `post:${notice.postId}` : `comment:${notice.commentId}`;
    case 'BOOKING_STARTED':
      return `match:${notice.match.fixtureId}:${notice.actorId}`;
    case 'BOOKING_SOON':
    case 'BOOKING_MOVED':
    case 'MATCH_GOAL':
    case 'MATCH_RED_CARD':
    case 'MATCH_LINEUP':
      return `match:${notice.match.fixtureId}`;
    case 'EVENT_SOON':
    case 'EVENT_MOVED':
    case 'EVENT_CANCELLED':
    case 'EVENT_RESTORED':
      return `event:${notice.event.eventId}`;
  }
}
