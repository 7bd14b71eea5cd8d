import type { ApiClient } from '@khandai/api-client';
import type { ModerationEntry, QueueItem } from '@khandai/contracts';

/** `keep` lets what was written be, and lifts a ban; `remove` takes it away, and keeps a ban. */
export type Verdict = 'keep' | 'remove';

type Api = Pick<ApiClient, 'call'>;

/** Decides about an item by the calls of moderation. */
export function sendVerdict(api: Api, item: QueueItem, verdict: Verdict): Promise<unknown> {
  const keep = verdict === 'keep';
  switch (item.kind) {
    case 'held':
      return api.call('POST /ac/api/chat/moderation/held', { body: { heldId: item.heldId, approve: keep } });
    case 'report': {
      const { groupId, groupMessageId } = item;
      return keep
        ? api.call('POST /ac/api/chat/moderation/dismiss', { body: { groupMessageId } })
        : api.call('POST /ac/api/chat/message/take-back', { body: { groupId, groupMessageId, ...reasonOf(item) } });
    }
    case 'post':
    case 'comment': {
      const subject = {
        ...(item.postId !== null && { postId: item.postId }),
        ...(item.kind === 'comment' && { commentId: item.commentId }),
      };
      return keep
        ? api.call('POST /ac/api/chat/moderation/dismiss-post', { body: subject })
        : api.call('POST /ac/api/chat/moderation/remove-post', {
            body: { ...subject, reported: true, ...reasonOf(item) },
          });
    }
    case 'request':
      return api.call('POST /ac/api/chat/moderation/request', { body: { banId: item.banId, accept: keep } });
  }
}

/** The author is given the reason that most reports have. */
function reasonOf({ reports: [first] }: Extract<QueueItem, { kind: 'report' | 'post' | 'comment' }>) {
  return first ? { reason: first.reason } : {};
}

const ACTIONS: Readonly<Record<QueueItem['kind'], Readonly<Record<Verdict, ModerationEntry['action'] | null>>>> = {
  held: { keep: 'approve', remove: 'refuse' },
  report: { keep: 'dismissReports', remove: 'takeBack' },
  post: { keep: 'dismissPost', remove: 'removePost' },
  comment: { keep: 'dismissPost', remove: 'removeComment' },
  request: { keep: 'unban', remove: null },
};

/** The newest entries of the log, among which those of the last decisions are. */
const RECENT = 100;

/**
 * Finds the entries of decisions that this moderator has just made. Read it at once: later an entry that fits as well may be
 * newer.
 */
export async function entriesOf(
  api: Api,
  moderatorId: number,
  items: readonly QueueItem[],
  verdict: Verdict,
): Promise<number[]> {
  const { list } = await api.call('GET /ac/api/chat/moderation/log', { query: { pageSize: RECENT } });
  const open = list.filter(({ undoable, by }) => undoable && by?.userId === moderatorId);
  const found = new Set<number>();
  for (const item of items) {
    const entry = open.find((one) => !found.has(one.logId) && isOf(one, item, verdict));
    if (entry) found.add(entry.logId);
  }
  return [...found];
}

const isOf = ({ action, user, groupMessageId }: ModerationEntry, item: QueueItem, verdict: Verdict): boolean =>
  action === ACTIONS[item.kind][verdict] &&
  user?.userId === item.author.userId &&
  (item.kind !== 'report' || groupMessageId === item.groupMessageId);
