import { VipGroup } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { SharedReads } from '../../platform/shared-reads.js';
import type { ChatRepository } from './chat-repository.js';
import type { Room } from './chat-rows.js';
import { type Admission, assertMayRead, type RoomReader } from './room-access.js';
import type { VipRepository } from './vip-repository.js';

export interface RoomEntranceDeps {
  repository: Pick<ChatRepository, 'open' | 'room'>;
  vips: Pick<VipRepository, 'isMember'>;
  clock: Clock;
}

/** Finds rooms, and lets in those who may read them. */
export class RoomEntrance {
  readonly #deps: RoomEntranceDeps;
  /** After a restart thousands of sockets subscribe to one room at once. */
  readonly #rooms: SharedReads<Room | undefined>;

  constructor(deps: RoomEntranceDeps) {
    this.#deps = deps;
    this.#rooms = new SharedReads(deps);
  }

  /** Returns the room if this reader may read it. */
  async room(groupId: number, reader: Identity | null, admit: Admission = assertMayRead): Promise<Room> {
    const room = await this.#rooms.get(String(groupId), () => this.#deps.repository.room(groupId));
    admit(room, await this.asReader(room, reader));
    return room;
  }

  /** As `room`, for a user who enters it or writes in it: the first one of a fixture's room causes it to be stored. */
  async enter(groupId: number, user: Identity): Promise<Room> {
    const room = await this.room(groupId, user);
    if (room.reservedFor !== undefined) await this.#deps.repository.open(room);
    return room;
  }

  /** The reader, with whether they are a member of this room if it is a VIP room. Costs a statement in such rooms alone. */
  async asReader<R extends Identity>(room: Room | undefined, reader: R | null): Promise<(R & RoomReader) | null> {
    if (!room || !reader || room.vipGroup === VipGroup.none) return reader;
    return { ...reader, isVip: await this.#deps.vips.isMember(room.groupId, reader.userId) };
  }
}
