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
import { BackOff, type Clock, Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** Min time between two calls that mark a room as read. */
const MARK_EVERY_MS = 1_000;
/** Max calls for one mark; after that, the next news of the room marks it. */
const MAX_MARK_TRIES = 6;

export interface FollowedRoomsDeps {
  /** The rooms that the member follows, and their private conversations. */
  readonly list: (signal: AbortSignal) => Promise<readonly ChatRoom[]>;
  /** Subscribes to what the server pushes about followed rooms; returns a function that stops. */
  readonly watch: (listener: (list: readonly RoomNews[]) => void) => () => void;
  /** Marks a room as read up to the message with this sequence; without one, up to the newest. */
  readonly markRead: (groupId: number, sequence: number | undefined) => Promise<unknown>;
  readonly follow: (groupId: number, follow: boolean) => Promise<unknown>;
  /** Turns the notices of a room on or off. */
  readonly setNotices: (groupId: number, notify: boolean) => Promise<unknown>;
  readonly clock: Clock;
  readonly userId: number;
  /** Whether a call that failed like this may succeed later. */
  readonly mayRetry: (error: unknown) => boolean;
  /** Logs a failed request that the user did not start. */
  readonly failed: (what: string, error: unknown) => void;
}

/** What the user had not read of a room when they opened it. */
export interface OpenedUnread {
  readonly groupId: number;
  /** Number of unread messages. */
  readonly count: number;
  /** Id of the newest message that the user had read; 0 if there is none. */
  readonly lastRead: number;
}

type Load = { readonly state: 'loading' | 'idle' } | { readonly state: 'failed'; readonly error: unknown };

/** The rooms that one member follows and their private conversations, with their unread counts. The rules are those of `@khandai/chat-socket`. */
export class FollowedRoomsStore {
  load: Load = { state: 'loading' };
  /** Of the room that the user opened last, if it had unread messages. */
  openedUnread: OpenedUnread | undefined = undefined;
  /** Fires with the id of a room that is not open, is not muted, and got a message. */
  readonly notified = new Emitter<number>();
  private state: FollowedRooms<ChatRoom> = noRooms;
  /** Rooms with a call that marks them as read under way, or less than a second ago. */
  private readonly marking = new Map<number, { again: boolean; sequence: number | undefined }>();
  /** Rooms of which news came and that the list does not have: loaded for once, and not with each of their messages. */
  private readonly sought = new Set<number>();
  /** Newest messages that this device marked as read, by room: newer than what the list says. */
  private readonly lastRead = new Map<number, number>();
  private life = new AbortController();
  /** The request for the list that is under way. */
  private turn: AbortController | undefined;

  constructor(private readonly deps: FollowedRoomsDeps) {
    makeAutoObservable<this, 'deps' | 'state' | 'marking' | 'sought' | 'life' | 'turn' | 'lastRead'>(
      this,
      {
        deps: false,
        notified: false,
        marking: false,
        sought: false,
        life: false,
        turn: false,
        load: observableRef,
        openedUnread: observableRef,
        lastRead: false,
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

  /** Shows a room at the top of the list, unless the list has it. */
  show(room: ChatRoom): void {
    if (!this.isFollowed(room.groupId)) this.setState(followed(this.state, room, true));
  }

  /** Listens, then loads, so that nothing is missed between. Ends when `signal` aborts. */
  open(signal: AbortSignal): void {
    const life = new AbortController();
    this.life = life;
    const stop = this.deps.watch(this.hear);
    signal.addEventListener('abort', () => {
      stop();
      life.abort();
      this.turn?.abort();
    });
    void this.refresh();
  }

  /**
   * Loads the list again: after a lost connection, or when the user asks for it. It replaces an earlier request that is still
   * under way, whose answer may be older.
   */
  async refresh(): Promise<void> {
    this.turn?.abort();
    if (this.life.signal.aborted) return;
    const turn = (this.turn = new AbortController());
    const { signal } = turn;
    if (this.load.state === 'failed') this.setLoad({ state: 'loading' });
    try {
      const list = await this.deps.list(signal);
      if (signal.aborted) return;
      this.turn = undefined;
      const open = list.find(({ groupId }) => groupId === this.state.openId);
      if (open && this.openedUnread?.groupId !== open.groupId) this.noteUnread(open);
      this.apply(listed(this.state, list));
      this.setLoad({ state: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      this.turn = undefined;
      this.setLoad({ state: 'failed', error });
      this.sought.clear();
      this.deps.failed('followed rooms', error);
    }
  }

  /** The user looks at this room: it has no unread messages. Undefined when they look at none. */
  look(groupId: number | undefined): void {
    const room = this.rooms.find((one) => one.groupId === groupId);
    if (room && groupId !== this.state.openId) this.noteUnread(room);
    this.apply(opened(this.state, groupId));
  }

  /** Follows a room or stops to. Shown at once, and taken back if the server refuses; rejects with its error. */
  async setFollowed(room: ChatRoom, follow: boolean): Promise<void> {
    const shown = { ...room, followed: follow, unread_messages: 0 };
    this.setState(followed(this.state, shown, follow));
    try {
      await this.deps.follow(room.groupId, follow);
      // A list that was requested before may be without this change.
      if (this.turn) void this.refresh();
    } catch (error) {
      this.setState(followed(this.state, shown, !follow));
      throw error;
    }
  }

  /** Turns sound and highlight of a room on or off. Shown at once, and taken back if the server refuses; rejects with its error. */
  async setNotices(groupId: number, notify: boolean): Promise<void> {
    this.setMuted(groupId, !notify);
    try {
      await this.deps.setNotices(groupId, notify);
    } catch (error) {
      this.setMuted(groupId, notify);
      throw error;
    }
  }

  private setMuted(groupId: number, muted: boolean): void {
    const rooms = this.state.rooms.map((room) => (room.groupId === groupId ? { ...room, muted } : room));
    this.state = { ...this.state, rooms };
  }

  private isMuted(groupId: number): boolean {
    return this.rooms.some((room) => room.groupId === groupId && room.muted === true);
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
      else if (!this.isMuted(groupId)) this.notified.emit(groupId);
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
    const { clock } = this.deps;
    const { signal } = this.life;
    const waits = new BackOff({ first: 2 * MARK_EVERY_MS });
    const call = { again: true, sequence };
    this.marking.set(groupId, call);
    while (call.again && !signal.aborted && waits.attempts < MAX_MARK_TRIES) {
      call.again = false;
      const failed = await this.failsToMark(groupId, call.sequence);
      if (failed) call.again = true;
      await clock.sleep(failed ? waits.next() : MARK_EVERY_MS, signal);
    }
    this.marking.delete(groupId);
  }

  /** Returns whether the call failed and may succeed later. */
  private async failsToMark(groupId: number, sequence: number | undefined): Promise<boolean> {
    const { markRead, failed, mayRetry } = this.deps;
    try {
      await markRead(groupId, sequence);
      const newest = this.rooms.find((room) => room.groupId === groupId)?.lastMessage;
      if (newest && (sequence === undefined || newest.sequence <= sequence))
        this.lastRead.set(groupId, newest.groupMessageId);
      return false;
    } catch (error) {
      failed('marking a room as read', error);
      return mayRetry(error);
    }
  }

  private newestOf(groupId: number): number | undefined {
    return this.rooms.find((room) => room.groupId === groupId)?.lastMessage?.sequence;
  }

  private noteUnread({ groupId, unread_messages: count, last_read_message_id }: ChatRoom): void {
    const lastRead = this.lastRead.get(groupId) ?? last_read_message_id ?? 0;
    if (count > 0) this.openedUnread = { groupId, count, lastRead };
    else if (this.openedUnread?.groupId !== groupId) this.openedUnread = undefined;
  }

  private setState(state: FollowedRooms<ChatRoom>): void {
    this.state = state;
  }

  private setLoad(load: Load): void {
    this.load = load;
  }
}
