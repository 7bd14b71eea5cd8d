import type { ChatMessage } from '@khandai/contracts';
import { type Author, nameLook, type Room } from './chat-rows.js';

export interface Notice {
  readonly room: Pick<Room, 'groupId' | 'vipGroup'>;
  readonly author: Author;
  readonly uuid: string;
  readonly at: number;
}

/** A message about its author that is not stored: it has no id, sequence or revision. The caller says what it is. */
export const roomNotice = ({
  room,
  author,
  uuid,
  at,
}: Notice): Omit<ChatMessage, 'systemMessage' | 'filteredMessage'> => ({
  groupId: room.groupId,
  groupMessageId: 0,
  sequence: 0,
  revision: 0,
  uuid,
  userId: author.userId,
  username: author.username,
  showName: author.displayName,
  profilePicture: author.profilePicture,
  ...nameLook(author),
  role: author.role,
  isGuest: author.guest ? 1 : 0,
  simulated: author.simulated,
  vipGroup: room.vipGroup,
  parentMessageId: null,
  parent: null,
  reaction: null,
  listReaction: [],
  totalReactions: 0,
  updatedReaction: false,
  attachments: [],
  createdAt: new Date(at).toISOString(),
});
