import { deviceStorage } from '../services/browser-ports';
import { forgetFiles } from './file-drafts';
import { draftKey } from './draft-key';

/** Erases the unsent post of a member and its files from this browser. */
export async function forgetUnsent(userId: number): Promise<void> {
  deviceStorage.removeItem(draftKey(userId));
  await forgetFiles(userId);
}
