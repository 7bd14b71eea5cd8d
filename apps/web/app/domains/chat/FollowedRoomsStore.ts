import {
  followed,
  type FollowedChange,
  type FollowedRooms,
  informed,
  listed,
  noRooms,
  opened,
  type RoomNews,
  unreadTotal,
} from '@khandai/chat-socket';
import type { ChatRoom } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** Min time between two calls that mark a room as read. */
const MARK_EVERY_MS = 1_000;

export interface FollowedRoomsDeps {
  readonly list: (signal: AbortSignal) => Promise<readonly ChatRoom[]>;
  /** Subscribes to what the server pushes about followed rooms; returns a function that stops. */
  readonly watch: (listener: (list: readonly RoomNews[]) => void) => () => void;
  /** Marks a room as read up to the message with this sequence; without one, up to the newest. */
  readonly markRead: (groupId: number, sequence: number | undefined) => Promise<unknown>;
  readonly follow: (groupId: number, follow: boolean) => Promise<unknown>;
  readonly clock: Clock;
  readonly userId: number;
  /** Logs a failed request that the user did not start. */
  readonly failed: (what: string, error: unknown) => void;
}

type Load = { readonly state: 'loading' | 'idle' } | { readonly state: 'failed'; readonly error: unknown };

/** The rooms that one member follows, with their unread counts. The rules are those of `@khandai/chat-socket`. */
export class FollowedRoomsStore {
  load: Load = { state: 'loading' };
  /** Fires with the id of a room that is not open and got a message. */
  readonly notified = new Emitter<number>();
  private state: FollowedRooms<ChatRoom> = noRooms;
  /** Rooms with a call that marks them as read under way, or less than a second ago. */
  private readonly marking = new Map<number, { again: boolean; sequence: number | undefined }>();
  /** Rooms of which news came and that the list does not have: loaded for once, and not with each of their messages. */
  private readonly sought = new Set<number>();
  private life = new AbortController();

  constructor(private readonly deps: FollowedRoomsDeps) {
    makeAutoObservable<this, 'deps' | 'state' | 'marking' | 'sought' | 'life'>(
      this,
      {
        deps: false,
        notified: false,
        marking: false,
        sought: false,
        life: false,
        load: observableRef,
        state: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Newest message first. */
  get rooms(): readonly ChatRoom[] {
    return this.state.rooms;
  }

  get unread(): number {
    return unreadTotal(this.state);
  }

  isFollowed(groupId: number): boolean {
    return this.rooms.some((room) => room.groupId === groupId);
  }

  /** Listens, then loads, so that nothing is missed between. Ends when `signal` aborts. */
  open(signal: AbortSignal): void {
    const life = new AbortController();
    this.life = life;
    const stop = this.deps.watch(this.hear);
    signal.addEventListener('abort', () => {
      stop();
      life.abort();
    });
    void this.refresh();
  }

  /** Loads the list again: after a lost connection, or when the user asks for it. */
  async refresh(): Promise<void> {
    const { signal } = this.life;
    if (this.load.state === 'failed') this.setLoad({ state: 'loading' });
    try {
      const list = await this.deps.list(signal);
      if (signal.aborted) return;
      this.apply(listed(this.state, list));
      this.setLoad({ state: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      this.setLoad({ state: 'failed', error });
      this.sought.clear();
      this.deps.failed('followed rooms', error);
    }
  }

  /** The user looks at this room: it has no unread messages. Undefined when they look at none. */
  look(groupId: number | undefined): void {
    this.apply(opened(this.state, groupId));
  }

  /** Follows a room or stops to. Shown at once, and taken back if the server refuses; rejects with its error. */
  async setFollowed(room: ChatRoom, follow: boolean): Promise<void> {
    const shown = { ...room, followed: follow, unread_messages: 0 };
    this.setState(followed(this.state, shown, follow));
    try {
      await this.deps.follow(room.groupId, follow);
    } catch (error) {
      this.setState(followed(this.state, shown, !follow));
      throw error;
    }
  }

  private hear(list: readonly RoomNews[]): void {
    const change = informed(this.state, list, this.deps.userId);
    this.apply(change);
    for (const { groupId, followed: isFollowed } of list) if (!isFollowed) this.sought.delete(groupId);
    // Another device follows a room whose name this one does not know.
    const unknown = change.unknown.filter((groupId) => !this.sought.has(groupId));
    for (const groupId of unknown) this.sought.add(groupId);
    if (unknown.length > 0) void this.refresh();
  }

  private apply({ state, effects }: FollowedChange<ChatRoom>): void {
    this.state = state;
    for (const { kind, groupId } of effects) {
      if (kind === 'confirm') void this.mark(groupId);
      else this.notified.emit(groupId);
    }
  }

  /** At most one call a second for each room: a busy room that is open has many messages. */
  private async mark(groupId: number, sequence = this.newestOf(groupId)): Promise<void> {
    const under = this.marking.get(groupId);
    if (under) {
      // What comes after the user has left the room stays unread.
      Object.assign(under, { again: true, sequence });
      return;
    }
    const { clock, markRead, failed } = this.deps;
    const { signal } = this.life;
    const call = { again: false, sequence };
    this.marking.set(groupId, call);
    try {
      await markRead(groupId, sequence);
    } catch (error) {
      // The count comes back with the next news of the room, and is then marked again.
      failed('marking a room as read', error);
    }
    await clock.sleep(MARK_EVERY_MS, signal);
    this.marking.delete(groupId);
    if (call.again && !signal.aborted) await this.mark(groupId, call.sequence);
  }

  private newestOf(groupId: number): number | undefined {
    return this.rooms.find((room) => room.groupId === groupId)?.lastMessage?.sequence;
  }

  private setState(state: FollowedRooms<ChatRoom>): void {
    this.state = state;
  }

  private setLoad(load: Load): void {
    this.load = load;
  }
}
