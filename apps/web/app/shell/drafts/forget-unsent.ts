import { deviceStorage } from '../services/browser-ports';
import { forgetFiles } from './file-drafts';
import { draftKey, tipDraftKey } from './draft-key';

/** Erases the unsent post and tip of a member, and the files of the post, from this browser. */
export async function forgetUnsent(userId: number): Promise<void> {
  deviceStorage.removeItem(draftKey(userId));
  deviceStorage.removeItem(tipDraftKey(userId));
  await forgetFiles(userId);
}
