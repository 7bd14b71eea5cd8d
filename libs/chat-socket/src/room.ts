import {
  type ChatMessage,
  Code,
  type MessagesFrame,
  type Reaction,
  type SendData,
  type SendFrame,
  type SendReply,
  type SubFrame,
  type SubReply,
  SystemMessage,
} from '@khandai/contracts';
import { BackOff, type Clock, Emitter } from '@khandai/runtime';
import { batched } from './batched.js';
import { JoinNotices } from './join-notices.js';
import { Outbox } from './outbox.js';
import { Requests } from './requests.js';
import { RoomHistory } from './room-history.js';
import { RoomLog } from './room-log.js';
import type {
  ChatSocketDeps,
  HistoryState,
  JoinNotice,
  JoinOptions,
  PendingMessage,
  RoomChannel,
  RoomState,
} from './types.js';

export interface RoomDeps {
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly history: ChatSocketDeps['history'];
  readonly random?: () => number;
  /** Returns false when there is no open connection: the frame is not sent. */
  readonly send: (frame: SubFrame | SendFrame) => boolean;
  /** Called when one reader leaves. */
  readonly leave: () => void;
}

/** One room with two interfaces: RoomChannel for its readers, the `on…` methods for the socket. */
export class Room implements RoomChannel {
  readonly changed = new Emitter<void>();
  readonly announced = new Emitter<ChatMessage>();

  readonly groupId: number;
  readonly #deps: RoomDeps;
  readonly #options: JoinOptions;
  readonly #log = new RoomLog();
  readonly #outbox: Outbox;
  readonly #requests: Requests;
  readonly #joins: JoinNotices;
  readonly #holeWaits: BackOff;
  readonly #history: RoomHistory;
  readonly #life = new AbortController();
  readonly #touch = batched(() => this.changed.emit());
  /** The `after` of each unanswered subscription, in order; null for a subscription without `after`. */
  #asked: (number | null)[] = [];
  #subscribed = false;
  #announcedSelf = false;
  #fillPlanned = false;
  #state: RoomState = { status: 'joining' };
  #online = 0;

  constructor(groupId: number, options: JoinOptions, deps: RoomDeps) {
    this.groupId = groupId;
    this.#options = options;
    this.#deps = deps;
    const { clock, uuid, random } = deps;
    const transmit = (frame: SendFrame) => this.#transmit(frame);
    this.#outbox = new Outbox({ groupId, clock, uuid, transmit, changed: this.#touch });
    this.#requests = new Requests(clock);
    this.#joins = new JoinNotices({ clock, changed: this.#touch });
    this.#holeWaits = new BackOff({ first: 300, ...(random ? { random } : {}) });
    const changed = (list: readonly ChatMessage[]) => this.#onHistory(list);
    this.#history = new RoomHistory({
      groupId,
      log: this.#log,
      load: deps.history,
      signal: this.#life.signal,
      changed,
    });
    if (options.initial) this.#log.restart(options.initial);
  }

  get messages(): readonly ChatMessage[] {
    return this.#log.messages;
  }

  get pending(): readonly PendingMessage[] {
    return this.#outbox.pending;
  }

  get state(): RoomState {
    return this.#state;
  }

  get history(): HistoryState {
    return this.#history.state;
  }

  get hasOlder(): boolean {
    return this.#log.revision !== null && this.#log.hasOlder;
  }

  get online(): number {
    return this.#online;
  }

  get joins(): JoinNotice | null {
    return this.#joins.current;
  }

  send(text: string, parentMessageId: number | null = null): string {
    return this.#outbox.add(text, parentMessageId);
  }

  resend(uuid: string): void {
    this.#outbox.resend(uuid);
  }

  discard(uuid: string): void {
    this.#outbox.discard(uuid);
  }

  async react(groupMessageId: number, reaction: Reaction | null): Promise<void> {
    const frame = this.#frame({ groupId: this.groupId, groupMessageId, reaction });
    const reply = await this.#requests.ask(frame.uuid, () => this.#transmit(frame));
    if (!reply) return;
    const shown = reply.message ?? this.#log.get(groupMessageId);
    if (shown) this.#log.put({ ...shown, reaction });
    this.#touch();
  }

  loadHistory(): Promise<void> {
    return this.#history.older();
  }

  leave(): void {
    this.#deps.leave();
  }

  /** Drops unconfirmed messages and requests. Call it when the user changes: the next user must not send them. */
  forgetOwn(): void {
    this.#outbox.forget();
    this.#requests.forget();
  }

  /** Subscribes and asks for missed changes. Call it when a connection opens. */
  subscribe(): void {
    this.#asked = [];
    this.#subscribed = false;
    this.#ask();
    this.#outbox.connected(this.#asked.length > 0);
  }

  /** Call it when the connection is lost; the next connection calls `subscribe`. */
  lost(): void {
    this.#outbox.connected(false);
  }

  /** The answer to a subscription. */
  onSub(reply: SubReply): void {
    const after = this.#asked.shift() ?? null;
    if (reply.code !== Code.success) return this.#setState({ status: 'refused', code: reply.code, msg: reply.msg });
    this.#online = reply.online ?? this.#online;
    this.#setState({ status: 'live' });
    this.#takeMissed(reply, after);
    if (this.#subscribed) return;
    this.#subscribed = true;
    this.#announceSelf();
    this.#outbox.flush();
    this.#requests.flush();
  }

  /** Handles messages of the room. Ignores frames and messages of other rooms. */
  onMessages({ groupId, list }: MessagesFrame): void {
    if (groupId !== this.groupId) return;
    const own = list.filter((message) => message.groupId === this.groupId);
    this.#log.receive(own.filter(({ groupMessageId }) => groupMessageId > 0));
    for (const message of own) this.#onMessage(message);
    this.#fillHole();
    this.#touch();
  }

  /** Handles the server's reply to a `send` frame of this client. */
  onReply(reply: SendReply): void {
    this.#requests.answer(reply);
    this.#outbox.answer(reply);
    if (reply.code !== Code.success || reply.message?.groupId !== this.groupId) return;
    if (reply.message.groupMessageId > 0) this.#log.put(reply.message);
    this.#outbox.settle(reply.message.uuid);
    this.#touch();
  }

  /** Updates the number of people in the room. */
  onOnline(online: number): void {
    this.#online = online;
    this.#touch();
  }

  /** Stops all timers and loads. Call it when the last reader leaves. */
  close(): void {
    this.#life.abort();
    this.#outbox.close();
    this.#joins.close();
  }

  #onMessage(message: ChatMessage): void {
    this.#outbox.settle(message.uuid);
    if (message.systemMessage === SystemMessage.join) this.#joins.add(message);
    else if (message.systemMessage !== SystemMessage.none) this.announced.emit(message);
  }

  #onHistory(list: readonly ChatMessage[]): void {
    for (const { uuid } of list) this.#outbox.settle(uuid);
    if (!this.#history.isLoading) this.#fillHole();
    this.#touch();
  }

  #takeMissed({ revision = 0, list = [], more }: SubReply, after: number | null): void {
    this.#log.announce(revision);
    if (this.#log.revision === null || more) return void this.#history.restart();
    if (after !== null) this.#log.fill(list, revision);
    for (const { uuid } of list) this.#outbox.settle(uuid);
    this.#fillHole();
  }

  /** Waits before it asks for missing changes: frames of several server processes may arrive in another order. */
  #fillHole(): void {
    if (!this.#log.hasHole) return this.#holeWaits.reset();
    if (this.#fillPlanned || this.#asked.length > 0 || this.#history.isLoading) return;
    this.#fillPlanned = true;
    void this.#deps.clock.sleep(this.#holeWaits.next(), this.#life.signal).then(() => {
      this.#fillPlanned = false;
      if (this.#log.hasHole && this.#asked.length === 0 && this.#subscribed && !this.#life.signal.aborted) this.#ask();
    });
  }

  #ask(): void {
    const after = this.#log.revision;
    const frame: SubFrame = {
      type: 'sub',
      topic: 'chatroom',
      groupId: this.groupId,
      ...(after === null ? {} : { after }),
    };
    if (this.#deps.send(frame)) this.#asked.push(after);
  }

  #announceSelf(): void {
    if (this.#announcedSelf || this.#options.vip || this.#options.silent) return;
    this.#announcedSelf = true;
    this.#transmit(this.#frame({ groupId: this.groupId, systemMessage: SystemMessage.join }));
  }

  #frame(data: SendData): SendFrame {
    return { type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid: this.#deps.uuid(), data };
  }

  /** Sends nothing before the reply to the subscription: the server would refuse it. `flush` sends it afterwards. */
  #transmit(frame: SendFrame): void {
    if (this.#subscribed) this.#deps.send(frame);
  }

  #setState(state: RoomState): void {
    this.#state = state;
    this.#touch();
  }
}
