import { type Notification, type NotificationContent, readContent } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';

/** A notification in words. */
export interface Sentence {
  /** Shown in bold, before the text. */
  readonly subject: string;
  readonly text: string;
  /** Shown in bold, behind the text. */
  readonly object?: string;
  /** A second line. */
  readonly note?: string;
}

type T = TFunction<'notifications'>;

const SHOWN_NAMES = 2;

/** What members do. */
const deeds = {
  FRIEND_SEND_REQUEST: 'events.friendRequest',
  FRIEND_ACTION_REQUEST: 'events.friendAccepted',
  NEW_FOLLOWER: 'events.follower',
  NEW_COMMENT: 'events.comment',
  NEW_REPLY: 'events.reply',
  NEW_MENTION: 'events.mention',
  NEW_REACTION: 'events.reaction',
  NEW_LIKE: 'events.like',
  NEW_SHARE: 'events.share',
  NEW_POST: 'events.post',
  NEW_TIP: 'events.tip',
} as const;

export interface SentenceOptions {
  /** Writes an instant with its day. */
  readonly full: (instant: number) => string;
  /** The reader sees no scores now; the notification may have been stored with one. */
  readonly hidesScores?: boolean;
}

export function sentenceOf(notification: Notification, t: T, { full, hidesScores = false }: SentenceOptions): Sentence {
  const { type, event, title, content, quote } = notification;
  const facts = readContent(type, content);
  const quoted = quote === null ? {} : { note: `“${quote}”` };
  switch (event) {
    case 'BOOKING_SOON':
    case 'EVENT_SOON':
      return { subject: title, text: t('matches.soon', { time: timeOf(facts.kickOff, full) }) };
    case 'EVENT_MOVED':
      return { subject: title, text: t('matches.moved', { time: timeOf(facts.kickOff, full) }) };
    case 'EVENT_CANCELLED':
      return { subject: title, text: t('eventCancelled') };
    case 'EVENT_RESTORED':
      return { subject: title, text: t('eventRestored', { time: timeOf(facts.kickOff, full) }) };
    case 'MATCH_LINEUP':
      return { subject: title, text: t('matches.lineUp') };
    case 'BOOKING_MOVED':
      return facts.movedTo === undefined
        ? { subject: title, text: t('matches.calledOff') }
        : { subject: title, text: t('matches.moved', { time: full(facts.movedTo) }), note: t('followed') };
    case 'MATCH_GOAL':
      return { subject: title, text: t('matches.goal'), note: hidesScores ? t('scoreHidden') : scoreOf(facts, t) };
    case 'MATCH_RED_CARD':
      return {
        ...{ subject: title, text: t('matches.redCard') },
        ...(facts.minute !== undefined && !hidesScores && { note: t('minute', { minute: facts.minute }) }),
      };
    case 'BOOKING_STARTED':
      return { subject: namesOf(notification, t), text: t('events.onAir'), object: title };
    case 'REMOVED_POST':
      return { subject: '', text: t(facts.commentId === undefined ? 'removedPost' : 'removedComment') };
    case 'TIP_SETTLED':
      return { subject: '', text: t('tipSettled') };
    case 'NEW_CHAPTER':
      if (facts.part === undefined) return { subject: '', text: t('partGone') };
      return { subject: title, text: t('newChapter', { number: facts.part }) };
    case 'NEW_EPISODE':
      if (facts.part === undefined) return { subject: '', text: t('partGone') };
      return { subject: title, text: t('newEpisode', { number: facts.part }) };
    case 'DRAW_WON':
      return {
        ...{ subject: title, text: t('drawWon') },
        ...(quote !== null && { note: t('drawPrize', { prize: quote }) }),
      };
    case 'FEEDBACK_ANSWER':
      return { subject: '', text: t('feedbackAnswer') };
    case 'FRIEND_SEND_REQUEST':
    case 'FRIEND_ACTION_REQUEST':
    case 'NEW_FOLLOWER':
    case 'NEW_COMMENT':
    case 'NEW_REPLY':
    case 'NEW_MENTION':
    case 'NEW_REACTION':
    case 'NEW_LIKE':
    case 'NEW_SHARE':
    case 'NEW_POST':
    case 'NEW_TIP':
      return { subject: namesOf(notification, t), text: t(deeds[event]), ...quoted };
    default:
      // A later server may send an event that this page does not know.
      return { subject: '', text: t('other') };
  }
}

const timeOf = (instant: number | undefined, full: (instant: number) => string): string =>
  instant === undefined ? '' : full(instant);

function scoreOf({ homeScore: home, awayScore: away, minute }: NotificationContent, t: T): string {
  if (home === undefined || away === undefined) return t('scoreHidden');
  return minute === undefined ? t('score', { home, away }) : t('scoreMinute', { home, away, minute });
}

/** `An`, `An và Bình`, `An, Bình và 4 người khác`. */
export function namesOf({ actors, totalActors }: Pick<Notification, 'actors' | 'totalActors'>, t: T): string {
  const [first, second] = actors.map(({ showName }) => showName);
  if (first === undefined) return t('someone');
  const shown = second === undefined ? [first] : [first, second];
  const rest = totalActors - shown.length;
  if (rest > 0) return t('others', { names: shown.slice(0, SHOWN_NAMES).join(', '), number: rest, count: rest });
  return second === undefined ? first : t('two', { first, second });
}
