import type { ModerationEntry } from '@khandai/contracts';
import { useServices } from '../../../shell/services/services';
import { undoOf } from './undo-of';

/** Finds the action that the user has just done in the log of a room, or of all their rooms. Returns what takes it back. */
export function useUndo(groupId?: number): (fits: (entry: ModerationEntry) => boolean) => () => Promise<void> {
  const { api, viewer } = useServices();
  return (fits) => undoOf(api, { userId: viewer.userId, groupId }, fits);
}
