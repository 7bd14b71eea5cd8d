import type { ModerationContext } from '@khandai/contracts';
import type { Identity } from '../../../platform/http/caller.js';
import type { LogRow } from './moderation-log-repository.js';

/** What the desk of moderators asks of the feed. */
export interface FeedDesk {
  /** What surrounds a post or a comment, and who wrote it. */
  surroundings(
    actor: Identity,
    subject: { readonly postId: number | null; readonly commentId: number | null },
  ): Promise<{ userId: number } & Pick<ModerationContext, 'messages' | 'edits'>>;
  /** Undoes a decision about the feed; false when that is not possible. */
  undo(actor: Identity, row: LogRow): Promise<boolean>;
}
