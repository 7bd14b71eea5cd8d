import type { ModerationEntry } from '@khandai/contracts';
import { useServices } from '../../../shell/services/services';

/** The newest entries of the log; an action that was just done is among them. */
const RECENT = 20;

/** The action is not in the log any more, or was undone already. */
export class NotUndoable extends Error {}

/** Takes back the newest action of a room that fits: finds its entry in the log, which says whether that is possible. */
export function useUndo(groupId: number): (fits: (entry: ModerationEntry) => boolean) => () => Promise<void> {
  const { api, viewer } = useServices();
  return (fits) => async () => {
    const { list } = await api.call('GET /ac/api/chat/moderation/log', { query: { groupId, pageSize: RECENT } });
    const entry = list.find((one) => one.undoable && one.by?.userId === viewer.userId && fits(one));
    if (!entry) throw new NotUndoable();
    await api.call('POST /ac/api/chat/moderation/undo', { body: { logId: entry.logId } });
  };
}
