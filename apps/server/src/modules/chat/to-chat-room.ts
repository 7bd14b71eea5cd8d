import type { ChatMessage, ChatRoom, RoomKind } from '@khandai/contracts';
import type { Room } from './chat-rows.js';
import type { FollowedRoom } from './follow-repository.js';

export interface RoomNow {
  /** Distinct people in the room. */
  readonly online: number;
  readonly lastMessage: ChatMessage | undefined;
  /** The other user of a private conversation. */
  readonly otherUser?: ChatRoom['otherUser'];
  /** What the caller has read; absent when they do not follow the room, or when the reply is the same for all. */
  readonly read?: Pick<FollowedRoom, 'unread' | 'lastReadId'> & { readonly muted?: boolean };
}

export const toChatRoom = (room: Room, { online, lastMessage, read, otherUser }: RoomNow): ChatRoom => ({
  groupId: room.groupId,
  kind: kindOf(room),
  name: room.name,
  followed: read !== undefined,
  privateMessage: room.privateMessage ? 1 : 0,
  vipGroup: room.vipGroup,
  authorId: room.authorId,
  otherUser: otherUser ?? null,
  online,
  unread_messages: read?.unread ?? 0,
  last_read_message_id: read?.lastReadId ?? null,
  lastMessage: lastMessage ?? null,
  ...(read?.muted ? { muted: true } : {}),
});

// A room of neither a commentator nor a match is one that the site has for a subject.
function kindOf({ privateMessage, authorId, fixtureId }: Room): RoomKind {
  if (privateMessage) return 'private';
  return authorId === null && fixtureId === null ? 'group' : 'match';
}
