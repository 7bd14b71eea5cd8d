import {
  type ChatMessage,
  Code,
  type MessagesFrame,
  type MineFrame,
  type PrivateFrame,
  type Reaction,
  type RoomFrame,
  type RoomMatch,
  type RoomMine,
  type RoomState as RoomRules,
  type SendData,
  type SendFrame,
  type SendReply,
  type SubFrame,
  type SubReply,
  SystemMessage,
} from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import { batched } from './batched.js';
import { JoinNotices } from './join-notices.js';
import { Outbox } from './outbox.js';
import { Requests } from './requests.js';
import { RoomHistory } from './room-history.js';
import { RoomLog } from './room-log.js';
import { RoomMatches } from './room-matches.js';
import { RoomOrder } from './room-order.js';
import { RoomSubscription } from './room-subscription.js';
import { isSubscribed, type RoomEffect, type RoomEvent, roomTransitions, type RoomStatus } from './room-transitions.js';
import { RoomWait } from './room-wait.js';
import type {
  ChatRoomsDeps,
  HistoryState,
  JoinNotice,
  JoinOptions,
  MessageMedia,
  PendingMessage,
  RoomChannel,
  RoomState,
} from './types.js';

export interface RoomDeps {
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly history: ChatRoomsDeps['history'];
  readonly random?: () => number;
  /** Returns false when there is no open connection: the frame is not sent. */
  readonly send: (frame: SubFrame | SendFrame) => boolean;
  /** Called when one reader leaves. */
  readonly leave: () => void;
}

/**
 * One room with two interfaces: RoomChannel for its readers, and methods for the socket. It puts what it hears into its
 * log and outbox, tells the table of `room-transitions` what happened, and runs the effects that the table names.
 */
export class Room implements RoomChannel {
  readonly changed = new Emitter<void>();
  readonly announced = new Emitter<ChatMessage>();
  readonly heard = new Emitter<readonly ChatMessage[]>();

  readonly groupId: number;
  readonly #deps: RoomDeps;
  readonly #options: JoinOptions;
  readonly #log = new RoomLog();
  readonly #outbox: Outbox;
  readonly #requests: Requests;
  readonly #joins: JoinNotices;
  readonly #order: RoomOrder;
  readonly #subscription: RoomSubscription;
  readonly #wait: RoomWait;
  readonly #matches = new RoomMatches();
  readonly #history: RoomHistory;
  readonly #life = new AbortController();
  readonly #touch = batched(() => this.changed.emit());
  readonly #effects: Readonly<Record<RoomEffect, () => void>> = {
    subscribe: () => this.#subscribe(),
    expectReplies: () => this.#outbox.setConnected(true),
    expectConnection: () => this.#outbox.setConnected(false),
    announceSelf: () => this.#announceSelf(),
    resend: () => this.#resend(),
    loadPage: () => void this.#history.restart(),
    // Frames of several server processes may overtake each other, so a missing change is not asked for at once.
    wait: () => void this.#wait.start(),
    stopWaiting: () => this.#wait.stop(),
    resetWaits: () => this.#wait.reset(),
    stop: () => this.#stop(),
  };
  #status: RoomStatus = 'idle';
  #announcedSelf = false;
  #state: RoomState = { status: 'joining' };
  #online = 0;

  constructor(groupId: number, options: JoinOptions, deps: RoomDeps) {
    this.groupId = groupId;
    this.#options = options;
    this.#deps = deps;
    const { clock, uuid } = deps;
    const transmit = (frame: SendFrame) => this.#transmit(frame);
    this.#outbox = new Outbox({ groupId, isPrivate: !!options.private, clock, uuid, transmit, changed: this.#touch });
    this.#requests = new Requests(clock);
    const topic = options.private ? 'private' : 'chatroom';
    this.#subscription = new RoomSubscription({ groupId, topic, log: this.#log, send: deps.send });
    this.#joins = new JoinNotices({ clock, changed: this.#touch });
    this.#order = new RoomOrder(this.#touch);
    this.#wait = new RoomWait({ ...deps, ended: () => this.#dispatch('waited') });
    const changed = (list: readonly ChatMessage[]) => this.#onHistory(list);
    this.#history = new RoomHistory({
      groupId,
      log: this.#log,
      load: async (...request) => {
        const page = await (options.private ?? deps).history(...request);
        this.#matches.add(page.matches);
        return page;
      },
      signal: this.#life.signal,
      changed,
    });
    if (options.initial) this.#log.restart(options.initial);
    this.#matches.add(options.initial?.matches);
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

  get matches(): readonly RoomMatch[] {
    return this.#matches.list;
  }

  get roomState(): RoomRules | null {
    return this.#order.state;
  }

  get mine(): RoomMine | null {
    return this.#order.mine;
  }

  get joins(): JoinNotice | null {
    return this.#joins.current;
  }

  send(text: string, parentMessageId: number | null = null, media?: MessageMedia): string {
    return this.#outbox.add(text, parentMessageId, media);
  }

  resend(uuid: string): void {
    this.#outbox.resend(uuid);
  }

  discard(uuid: string): void {
    this.#outbox.discard(uuid);
  }

  async react(groupMessageId: number, reaction: Reaction | null): Promise<void> {
    const frame = this.#frame({ groupId: this.groupId, groupMessageId, reaction });
    const reply = await this.#requests.request(frame.uuid, () => this.#transmit(frame));
    if (!reply) return;
    const message = reply.message ?? this.#log.get(groupMessageId);
    if (message) this.#log.put({ ...message, reaction });
    this.#touch();
  }

  loadHistory(): Promise<void> {
    return this.#history.older();
  }

  leave(): void {
    this.#deps.leave();
  }

  /** Drops unconfirmed messages and requests. Call it when the user changes: the next user must not send them. */
  userChanged(): void {
    this.#outbox.clear();
    this.#requests.cancel();
    this.#order.forgetReader();
  }

  /** Call it when a connection opens: subscribes, and asks for the changes since the last known revision. */
  connected(): void {
    this.#dispatch('connected');
  }

  /** Call it when a connection is lost or cannot be made. */
  lost(): void {
    this.#dispatch('lost');
  }

  /** Handles the answer to a subscription. */
  onSub(reply: SubReply): void {
    if (reply.code !== Code.success) {
      this.#subscription.refused();
      this.#setState({ status: 'refused', code: reply.code, msg: reply.msg });
      return this.#dispatch(isFaultOfServer(reply.code) ? 'failed' : 'refused');
    }
    this.#online = reply.online ?? this.#online;
    this.#order.set(reply);
    this.#setState({ status: 'live' });
    const missed = this.#subscription.accepted(reply);
    for (const { uuid } of missed ?? []) this.#outbox.settle(uuid);
    if (missed) this.heard.emit(missed);
    this.#dispatch('accepted');
    this.#dispatch(missed ? this.#completeness() : 'pageNeeded');
  }

  /** Handles messages of the room. Ignores frames and messages of other rooms. */
  onMessages({ groupId, list }: MessagesFrame | PrivateFrame): void {
    if (groupId !== this.groupId) return;
    const messages = list.filter((message) => message.groupId === this.groupId);
    this.#log.receive(messages.filter(({ groupMessageId }) => groupMessageId > 0));
    for (const message of messages) this.#onMessage(message);
    this.heard.emit(messages);
    this.#dispatch(this.#completeness());
    this.#touch();
  }

  /** Handles the server's reply to a `send` frame of this client. */
  onReply(reply: SendReply): void {
    this.#requests.onReply(reply);
    this.#outbox.onReply(reply);
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

  /** What the server says of the room's order, or of this reader in it. */
  onOrder(frame: RoomFrame | MineFrame): void {
    this.#order.set(frame.type === 'room' ? { state: frame.state } : { mine: frame.mine });
  }

  /** Call it when the last reader leaves. */
  close(): void {
    this.#dispatch('closed');
  }

  #dispatch(event: RoomEvent): void {
    const { next, effects } = roomTransitions[this.#status][event];
    this.#status = next;
    for (const effect of effects) this.#effects[effect]();
  }

  #completeness(): RoomEvent {
    return this.#log.hasGap ? 'gapFound' : 'complete';
  }

  #onMessage(message: ChatMessage): void {
    this.#outbox.settle(message.uuid);
    if (message.systemMessage === SystemMessage.join) this.#joins.add(message);
    else if (message.systemMessage !== SystemMessage.none) this.announced.emit(message);
  }

  #onHistory(list: readonly ChatMessage[]): void {
    for (const { uuid } of list) this.#outbox.settle(uuid);
    if (!this.#history.isLoading) {
      this.#dispatch('pageEnded');
      this.#dispatch(this.#completeness());
    }
    this.#touch();
  }

  #subscribe(): void {
    if (!this.#subscription.ask()) this.#dispatch('lost');
  }

  #resend(): void {
    this.#outbox.flush();
    this.#requests.flush();
  }

  #stop(): void {
    this.#life.abort();
    this.#outbox.close();
    this.#joins.close();
  }

  #announceSelf(): void {
    if (this.#announcedSelf || this.#options.vip || this.#options.silent || this.#options.private) return;
    this.#announcedSelf = true;
    this.#transmit(this.#frame({ groupId: this.groupId, systemMessage: SystemMessage.join }));
  }

  #frame(data: SendData): SendFrame {
    return { type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid: this.#deps.uuid(), data };
  }

  /** Sends nothing before the reply to the subscription: the server would refuse it. `resend` sends it afterwards. */
  #transmit(frame: SendFrame): void {
    if (isSubscribed(this.#status)) this.#deps.send(frame);
  }

  #setState(state: RoomState): void {
    this.#state = state;
    this.#touch();
  }
}

/** The server may answer the same request later. Codes below 600 have their HTTP meaning. */
const isFaultOfServer = (code: number): boolean => code >= 500 && code < 600;
