import { type Static, Type } from 'typebox';
import { Id } from '../models/common.js';
import { UnreadCounts } from '../models/notification.js';
import { topic } from '../topic.js';

/** The unread notifications of a member after they changed; lists are read by call. */
export const NoticesFrame = Type.Object({
  type: Type.Literal('notices'),
  userId: Type.Integer(),
  ...UnreadCounts.properties,
});
export type NoticesFrame = Static<typeof NoticesFrame>;

export const notificationTopics = {
  /** Counts of the notifications of the user with this id, for the user alone; on all their devices. */
  notices: topic({ params: { userId: Id }, frame: NoticesFrame }),
};
