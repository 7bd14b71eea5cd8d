import type { NotificationKind } from '@khandai/contracts';
import {
  Code,
  type Notification,
  type NotificationSettings,
  NotificationStatus,
  type PostAuthor,
  type UnreadCounts,
} from '@khandai/contracts';
import { isZone } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { contentOf } from './content.js';
import type { NotificationRepository, NotificationRow } from './notification-repository.js';
import { settingsOf } from './settings.js';

const notificationNotFound = () => new DomainError(Code.notificationNotFound, 404, 'notificationNotFound');
const timezoneUnknown = () => new DomainError(Code.timezoneUnknown, 400, 'timezoneUnknown');

/** The posts of the feed, as the newsfeed shows them to a reader. */
export interface VisiblePosts {
  /** The texts of those posts that this reader may see, by post id. */
  textsOf(reader: number, postIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface NotificationServiceDeps {
  readonly notifications: NotificationRepository;
  readonly posts: VisiblePosts;
  /** Tells the member's open pages. */
  readonly announce: (userId: number, counts: UnreadCounts) => void;
  readonly clock: Pick<Clock, 'now'>;
}

export interface NotificationQuery {
  readonly type: NotificationKind;
  /** Starts at 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

/** What belongs to the rows of one page. */
interface Parts {
  readonly actors: ReadonlyMap<number, readonly PostAuthor[]>;
  readonly texts: ReadonlyMap<number, string>;
  readonly comments: ReadonlyMap<number, { readonly authorId: number; readonly content: string }>;
  readonly hideScores: boolean;
}

/** Code points of a quote. */
const QUOTE = 140;

/** A member's own notifications. */
export class NotificationService {
  constructor(private readonly deps: NotificationServiceDeps) {}

  async list(
    userId: number,
    { type, pageNum, pageSize }: NotificationQuery,
  ): Promise<{ total: number; list: Notification[] }> {
    const { notifications } = this.deps;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const rows = await notifications.page(userId, type, page, new Date(this.deps.clock.now()));
    const parts = await this.#partsOf(userId, rows);
    return { total: await notifications.total(userId, type), list: rows.map((row) => toNotification(row, parts)) };
  }

  unread(userId: number): Promise<UnreadCounts> {
    return this.deps.notifications.counts(userId);
  }

  /** The second of two devices gets the same counts as the first. */
  async markRead(userId: number, notificationId: number): Promise<UnreadCounts> {
    const { notifications, clock } = this.deps;
    const read = await notifications.markRead(userId, notificationId, new Date(clock.now()));
    if (!read) throw notificationNotFound();
    return this.#answer(userId, read.changed);
  }

  async markAllRead(userId: number, type?: NotificationKind): Promise<UnreadCounts> {
    const { notifications, clock } = this.deps;
    return this.#answer(userId, await notifications.markAllRead(userId, type, new Date(clock.now())));
  }

  async settings(userId: number): Promise<NotificationSettings> {
    return settingsOf(await this.deps.notifications.settings(userId));
  }

  async setSettings(userId: number, settings: NotificationSettings): Promise<NotificationSettings> {
    if (!isZone(settings.quiet.timezone)) throw timezoneUnknown();
    const kept = knownOnly(settings);
    await this.deps.notifications.setSettings(userId, kept);
    return kept;
  }

  async #answer(userId: number, changed: boolean): Promise<UnreadCounts> {
    const counts = await this.unread(userId);
    if (changed) this.deps.announce(userId, counts);
    return counts;
  }

  async #partsOf(userId: number, rows: readonly NotificationRow[]): Promise<Parts> {
    const { notifications, posts } = this.deps;
    const [actors, texts, comments, { hideScores }] = await Promise.all([
      notifications.actorsOf(rows.map(({ notificationId }) => ({ notificationId, reader: userId }))),
      posts.textsOf(userId, [...new Set(rows.flatMap(({ postId }) => postId ?? []))]),
      notifications.commentsOf(rows.flatMap(({ commentId }) => commentId ?? [])),
      this.settings(userId),
    ]);
    return { actors, texts, comments, hideScores };
  }
}

function titleOf(match: NotificationRow['match']): string | undefined {
  if (!match) return undefined;
  if ('part' in match) return match.name;
  return 'title' in match ? match.title : `${match.home} – ${match.away}`;
}

/** A post, article or title that the reader may not see any more leaves neither its id nor a word. */
function toNotification(row: NotificationRow, { actors: all, texts, comments, hideScores }: Parts): Notification {
  const { notificationId, kind, event, slug, mediaKind, match, totalActors, updatedAt, readAt } = row;
  const actors = all.get(notificationId) ?? [];
  // Of a post that is hidden from all, the author hears that it is.
  const isVisible = event === 'REMOVED_POST' || slug !== null || (row.postId !== null && texts.has(row.postId));
  const postId = isVisible ? row.postId : null;
  const commentId = isVisible ? row.commentId : null;
  return {
    id: notificationId,
    type: kind,
    status: readAt ? NotificationStatus.read : NotificationStatus.unread,
    event,
    title: titleOf(match) ?? actors[0]?.showName ?? '',
    content: contentOf({
      kind,
      postId,
      commentId,
      slug,
      mediaKind,
      match,
      username: actors[0]?.username || undefined,
      hideScores,
    }),
    quote: match && 'prize' in match ? match.prize : quoteOf({ event, postId, commentId }, actors, { texts, comments }),
    actors: actors.map(toAuthor),
    totalActors: Math.max(totalActors, actors.length),
    at: updatedAt.toISOString(),
  };
}

function quoteOf(
  { event, postId, commentId }: Pick<NotificationRow, 'event' | 'postId' | 'commentId'>,
  actors: readonly PostAuthor[],
  { texts, comments }: Pick<Parts, 'texts' | 'comments'>,
): string | null {
  const comment = commentId === null ? undefined : comments.get(commentId);
  // Of a like, the comment is the reader's own.
  if (comment && event === 'NEW_LIKE') return short(comment.content);
  if (comment) return actors.some(({ userId }) => userId === comment.authorId) ? short(comment.content) : null;
  // A comment that was deleted has no quote, and the post is not what was said.
  const isAboutPost = event !== 'NEW_COMMENT' && event !== 'NEW_REPLY' && commentId === null;
  return isAboutPost && postId !== null ? short(texts.get(postId) ?? '') : null;
}

function short(text: string): string | null {
  const points = [...text.replace(/\s+/g, ' ')];
  if (points.length === 0) return null;
  return points.length > QUOTE ? `${points.slice(0, QUOTE).join('')}…` : points.join('');
}

// Rows of raw SQL have more than the answer.
const toAuthor = ({ userId, username, showName, profilePicture, role, simulated }: PostAuthor): PostAuthor => ({
  userId,
  username,
  showName,
  profilePicture,
  role,
  simulated,
});

/** Only fields that the site knows are stored. */
function knownOnly({ switches, quiet, hideScores }: NotificationSettings): NotificationSettings {
  const pick = ({ bell, push }: NotificationSettings['switches']['friends']) => ({ bell, push });
  const { on, from, to, timezone, exceptBookings } = quiet;
  return {
    switches: {
      reminders: pick(switches.reminders),
      onAir: pick(switches.onAir),
      goals: pick(switches.goals),
      redCards: pick(switches.redCards),
      lineUps: pick(switches.lineUps),
      comments: pick(switches.comments),
      reactions: pick(switches.reactions),
      friends: pick(switches.friends),
      posts: pick(switches.posts),
      tips: pick(switches.tips),
      draws: pick(switches.draws),
    },
    quiet: { on, from, to, timezone, exceptBookings },
    hideScores,
  };
}
