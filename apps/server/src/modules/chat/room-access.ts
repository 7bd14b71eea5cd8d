import { VipGroup } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import { guestsMayNotWrite, mayNotWrite, roomClosed, roomNotFound } from './chat-errors.js';
import type { Author, Room } from './chat-rows.js';

const MODERATING_ROLES: readonly string[] = ['moderator', 'staff'];

/** Throws unless this reader may see the room. For others, a private room looks like one that does not exist. */
export function assertMayRead(room: Room | undefined, reader: Identity | null): asserts room is Room {
  if (!room) throw roomNotFound();
  if (reader && reader.userId === room.authorId) return;
  if (room.privateMessage) throw roomNotFound();
  if (room.vipGroup !== VipGroup.none && !(reader && MODERATING_ROLES.includes(reader.role))) throw roomClosed();
}

/** Throws unless this author may write in a room they may read. */
export function assertMayWrite(room: Room, author: Author | undefined): asserts author is Author {
  if (!author || author.locked) throw mayNotWrite();
  if (author.guest && !room.guestsWrite) throw guestsMayNotWrite();
}
