import type { ServerFrame } from '@khandai/contracts';
import { Room } from './room.js';
import type { ChatRoomsDeps, JoinOptions, RoomChannel } from './types.js';

/**
 * The rooms of a socket: one Room for each room that has readers, which they share. It listens to the socket from its
 * construction on. A class apart from ChatSocket, so that a page without rooms need not load it.
 */
export class ChatRooms {
  readonly #rooms = new Map<number, { readonly room: Room; readonly releases: (() => void)[] }>();

  constructor(private readonly deps: ChatRoomsDeps) {
    deps.socket.received.on((frame) => this.#onFrame(frame));
    deps.socket.lost.on(() => this.#lost());
  }

  join(groupId: number, options: JoinOptions = {}): RoomChannel {
    const { room, releases } = this.#rooms.get(groupId) ?? this.#make(groupId, options);
    releases.push(
      this.deps.socket.hold({ topic: options.private ? 'private' : 'chatroom', groupId }, () => room.connected()),
    );
    return room;
  }

  /** Call it when the user changes. Rooms drop unconfirmed messages, so that the next user does not send them. */
  userChanged(): void {
    for (const { room } of this.#rooms.values()) room.userChanged();
  }

  #onFrame(frame: ServerFrame): void {
    if (frame.type === 'sub' && frame.groupId !== undefined) this.#rooms.get(frame.groupId)?.room.onSub(frame);
    else if (frame.type === 'messages' || frame.type === 'private')
      this.#rooms.get(frame.groupId)?.room.onMessages(frame);
    else if (frame.type === 'send') for (const { room } of this.#rooms.values()) room.onReply(frame);
    else if (frame.type === 'room' || frame.type === 'mine') this.#rooms.get(frame.groupId)?.room.onOrder(frame);
    else if (frame.type === 'rooms')
      for (const { groupId, online } of frame.list) this.#rooms.get(groupId)?.room.onOnline(online);
  }

  #lost(): void {
    for (const { room } of this.#rooms.values()) room.lost();
  }

  #make(groupId: number, options: JoinOptions) {
    const { clock, history, socket, random, uuid = () => crypto.randomUUID() } = this.deps;
    const send: ChatRoomsDeps['socket']['send'] = (frame) => socket.send(frame);
    const leave = () => this.#leave(groupId);
    const room = new Room(groupId, options, { clock, history, send, uuid, leave, ...(random ? { random } : {}) });
    const entry = { room, releases: [] as (() => void)[] };
    this.#rooms.set(groupId, entry);
    return entry;
  }

  #leave(groupId: number): void {
    const entry = this.#rooms.get(groupId);
    entry?.releases.pop()?.();
    if (!entry || entry.releases.length > 0) return;
    this.#rooms.delete(groupId);
    entry.room.close();
  }
}
