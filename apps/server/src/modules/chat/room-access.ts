import { VipGroup } from '@khandai/contracts';
import type { DomainError } from '../../platform/domain-error.js';
import { isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { guestsMayNotWrite, mayNotWrite, roomClosed, roomNotFound } from './chat-errors.js';
import type { Author, Room } from './chat-rows.js';

/** The fields of a room that decide who may read it. */
export type ReadableRoom = Pick<Room, 'authorId' | 'privateMessage' | 'vipGroup' | 'vipHostId'>;
export type RoomReader = Pick<Identity, 'userId' | 'role'> & {
  /** A member of this VIP room, or of this chat with the staff. */
  readonly isVip?: boolean;
};

/** Throws unless this reader may see the room. */
export type Admission = (room: Room | undefined, reader: RoomReader | null) => asserts room is Room;

/** Throws unless this reader may see the room. For others, a private room looks like one that does not exist. */
export function assertMayRead(room: Room | undefined, reader: RoomReader | null): asserts room is Room {
  const refused = room ? refusalOf(room, reader) : roomNotFound();
  if (refused) throw refused;
}

/** For readers of whom the caller knows already that the room is theirs. */
export const admitOwn: Admission = (room): asserts room is Room => {
  if (!room) throw roomNotFound();
};

export const mayRead = (room: ReadableRoom, reader: RoomReader | null): boolean => !refusalOf(room, reader);

function refusalOf(room: ReadableRoom, reader: RoomReader | null): DomainError | undefined {
  if (reader && (reader.userId === room.authorId || reader.userId === room.vipHostId)) return undefined;
  const isAdmitted = reader !== null && (reader.isVip === true || isModerator(reader));
  if (room.vipGroup === VipGroup.privateChat) return isAdmitted ? undefined : roomNotFound();
  if (room.privateMessage) return roomNotFound();
  return room.vipGroup === VipGroup.none || isAdmitted ? undefined : roomClosed();
}

/** Throws unless this author may write in a room they may read. */
export function assertMayWrite(room: Room, author: Author | undefined): asserts author is Author {
  if (!author || author.locked) throw mayNotWrite();
  if (author.guest && !room.guestsWrite) throw guestsMayNotWrite();
}
