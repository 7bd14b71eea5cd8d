import type { ClientFrame, ServerFrame } from '@khandai/contracts';
import { Room } from './room.js';
import type { Topics } from './topics.js';
import type { ChatSocketDeps, JoinOptions, RoomChannel } from './types.js';

export interface RoomsDeps extends Pick<ChatSocketDeps, 'clock' | 'history' | 'uuid' | 'random'> {
  readonly topics: Topics;
  readonly send: (frame: ClientFrame) => boolean;
}

/** The rooms that have readers: one Room each, which its readers share. */
export class Rooms {
  readonly #rooms = new Map<number, { readonly room: Room; readonly releases: (() => void)[] }>();

  constructor(private readonly deps: RoomsDeps) {}

  join(groupId: number, options: JoinOptions): RoomChannel {
    const { room, releases } = this.#rooms.get(groupId) ?? this.#make(groupId, options);
    releases.push(this.deps.topics.hold({ topic: 'chatroom', groupId }, () => room.connected()));
    return room;
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'sub' && frame.groupId !== undefined) this.#rooms.get(frame.groupId)?.room.onSub(frame);
    else if (frame.type === 'messages') this.#rooms.get(frame.groupId)?.room.onMessages(frame);
    else if (frame.type === 'send') for (const { room } of this.#rooms.values()) room.onReply(frame);
    else if (frame.type === 'rooms')
      for (const { groupId, online } of frame.list) this.#rooms.get(groupId)?.room.onOnline(online);
  }

  /** The connection is gone. */
  lost(): void {
    for (const { room } of this.#rooms.values()) room.lost();
  }

  userChanged(): void {
    for (const { room } of this.#rooms.values()) room.userChanged();
  }

  #make(groupId: number, options: JoinOptions) {
    const { clock, history, send, random, uuid = () => crypto.randomUUID() } = this.deps;
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
