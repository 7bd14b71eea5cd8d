import type { ModerationEntry } from '@khandai/contracts';
import { useServices } from '../../../shell/services/services';

/** The newest entries of the log; an action that was just done is among them. */
const RECENT = 20;

/** The action is not in the log any more, or was undone already. */
export class NotUndoable extends Error {}

/**
 * Takes back the user's newest action that fits, in a room or in all of theirs: finds its entry in the log, which says whether
 * that is possible.
 */
export function useUndo(groupId?: number): (fits: (entry: ModerationEntry) => boolean) => () => Promise<void> {
  const { api, viewer } = useServices();
  return (fits) => async () => {
    const { list } = await api.call('GET /ac/api/chat/moderation/log', {
      query: { pageSize: RECENT, ...(groupId !== undefined && { groupId }) },
    });
    const entry = list.find((one) => one.undoable && one.by?.userId === viewer.userId && fits(one));
    if (!entry) throw new NotUndoable();
    await api.call('POST /ac/api/chat/moderation/undo', { body: { logId: entry.logId } });
  };
}
