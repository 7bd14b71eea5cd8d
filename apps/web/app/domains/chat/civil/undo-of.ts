import type { ApiClient } from '@khandai/api-client';
import type { ModerationEntry } from '@khandai/contracts';

/** The newest entries of the log; an action that was just done is among them. */
const RECENT = 20;

/** The action is not in the log any more, or was undone already. */
export class NotUndoable extends Error {}

interface Whose {
  readonly userId: number | undefined;
  /** Absent: all rooms of the user. */
  readonly groupId: number | undefined;
}

/**
 * Takes back the action that the user has just done. Looks at once for its entry in the log, the newest that fits: later an action
 * that fits as well may be newer.
 */
export function undoOf(
  api: Pick<ApiClient, 'call'>,
  { userId, groupId }: Whose,
  fits: (entry: ModerationEntry) => boolean,
): () => Promise<void> {
  const look = async (): Promise<ModerationEntry> => {
    const { list } = await api.call('GET /ac/api/chat/moderation/log', {
      query: { pageSize: RECENT, ...(groupId !== undefined && { groupId }) },
    });
    const entry = list.find((one) => one.undoable && one.by?.userId === userId && fits(one));
    if (!entry) throw new NotUndoable();
    return entry;
  };
  const found = look().then(
    (entry) => ({ entry }),
    (error: unknown) => ({ error }),
  );
  return async () => {
    const answer = await found;
    if ('error' in answer) throw answer.error;
    await api.call('POST /ac/api/chat/moderation/undo', { body: { logId: answer.entry.logId } });
  };
}
