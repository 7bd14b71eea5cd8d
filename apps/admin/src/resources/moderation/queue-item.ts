import type { QueueItem } from '@khandai/contracts';

export const QUEUE_KINDS = [
  'held',
  'report',
  'post',
  'comment',
  'request',
] as const satisfies readonly QueueItem['kind'][];
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** What members reported. */
type Reported = Extract<QueueItem, { kind: 'report' | 'post' | 'comment' }>;

export const isReported = (item: QueueItem): item is Reported =>
  item.kind === 'report' || item.kind === 'post' || item.kind === 'comment';

/** Identifies an item of the queue: `held-3`. */
export function keyOf(item: QueueItem): string {
  switch (item.kind) {
    case 'held':
      return `held-${item.heldId}`;
    case 'report':
      return `report-${item.groupMessageId}`;
    case 'post':
      return `post-${item.postId}`;
    case 'comment':
      return `comment-${item.commentId}`;
    case 'request':
      return `request-${item.banId}`;
  }
}

export const textOf = (item: QueueItem): string => (item.kind === 'request' ? item.text : item.original);

export const reportsOf = (item: QueueItem): number =>
  isReported(item) ? item.reports.reduce((sum, { total }) => sum + total, 0) : 0;

/** The room that can ban the author; undefined in private conversations and in the feed. */
export function banRoomOf(item: QueueItem): number | undefined {
  if (item.kind === 'held') return item.groupId;
  return item.kind === 'report' && !item.private ? item.groupId : undefined;
}

/** Name of the room; undefined in the feed and in private conversations, null for all rooms. */
export function roomOf(item: QueueItem): string | null | undefined {
  if (item.kind === 'post' || item.kind === 'comment') return undefined;
  return item.kind === 'report' && item.private ? undefined : item.roomName;
}

/** The query of the context of an item. */
export function subjectOf(item: QueueItem) {
  switch (item.kind) {
    case 'held':
      return { heldId: item.heldId };
    case 'report':
      return { groupMessageId: item.groupMessageId };
    case 'post':
      return { postId: item.postId };
    case 'comment':
      return { ...(item.postId !== null && { postId: item.postId }), commentId: item.commentId };
    case 'request':
      return { banId: item.banId };
  }
}
