import { notificationPath, type PostAuthor } from '@khandai/contracts';
import { contentOf } from './content.js';
import { matchOf } from './notice-queue.js';
import { type Notice, rules } from './notices.js';
import type { StoredGroup } from './notification-writes.js';
import { isQuiet } from './settings.js';

/** A notification on its way to devices without an open page. */
export interface Delivered {
  readonly userId: number;
  readonly notificationId: number;
  readonly notice: Notice;
  /** The newest one; undefined for a notice about a match. */
  readonly actorName: string | undefined;
  /** Where a tap leads, on this site. */
  readonly path: string;
  /** The member's quiet hours: no sound. */
  readonly quiet: boolean;
  readonly hideScores: boolean;
}

/** Brings notifications to a member besides the list and their open pages. Switched-off types do not come here. */
export interface Delivery {
  deliver(delivered: readonly Delivered[]): Promise<void>;
}

export function deliveryOf(
  { notificationId, group: { userId, notice }, settings }: StoredGroup,
  [newest]: readonly PostAuthor[],
  now: number,
): Delivered {
  const { kind: type } = rules[notice.type];
  const content = contentOf({
    kind: type,
    postId: 'postId' in notice ? notice.postId : null,
    commentId: 'commentId' in notice ? (notice.commentId ?? null) : null,
    slug: 'slug' in notice ? notice.slug : null,
    mediaKind: 'mediaKind' in notice ? notice.mediaKind : null,
    match: matchOf(notice) ?? null,
    username: newest?.username,
    hideScores: settings.hideScores,
  });
  return {
    ...{ userId, notificationId, notice, actorName: newest?.showName },
    path: notificationPath({ type, event: notice.type, content }),
    quiet: isQuiet(settings, notice.type, now),
    hideScores: settings.hideScores,
  };
}
