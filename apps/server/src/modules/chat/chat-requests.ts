import type { Reaction } from '@khandai/contracts';
import type { MediaRequest } from './media/message-media.js';

export interface NewChatMessage extends MediaRequest {
  groupId: number;
  uuid: string;
  originalMessage: string;
  parentMessageId: number | null;
  /** Ids of members named in the text. */
  mentions?: readonly number[] | undefined;
}

export interface ReactionRequest {
  groupId: number;
  groupMessageId: number;
  reaction: Reaction | null;
}
