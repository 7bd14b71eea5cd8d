import { type Static, Type } from 'typebox';
import { NotificationKind, NotificationStatus, noticeTypes } from '../enumerations.js';
import { Instant, Nullable } from './common.js';
import { PostAuthor } from './post-author.js';

/** How many notifications a member has not read. */
export const UnreadCounts = Type.Object({
  unReadBookingCount: Type.Integer(),
  unReadMsgCount: Type.Integer(),
  /** Grows with each change; of two answers the one with the larger revision is newer. */
  revision: Type.Integer(),
});
export type UnreadCounts = Static<typeof UnreadCounts>;

/** One line of the list. While it is unread, equal events are added to it. */
export const Notification = Type.Object({
  id: Type.Integer(),
  type: Type.Enum(Object.values(NotificationKind)),
  status: Type.Enum(Object.values(NotificationStatus)),
  event: Type.Enum([...noticeTypes]),
  /** The newest actor, the match, or the draw that was won. */
  title: Type.String(),
  /** Pieces separated by pipes; `readContent` reads them. The first one is a post id or the link of a match. */
  content: Type.String(),
  /** What was written, or the prize of a draw; null when there is nothing, or when the reader may not see it any more. */
  quote: Nullable(Type.String()),
  /** The newest first; not those whom the reader does not see. */
  actors: Type.Array(PostAuthor),
  /** How many different members acted. */
  totalActors: Type.Integer(),
  /** The last event of the group. */
  at: Instant,
});
export type Notification = Static<typeof Notification>;
