import type { JoinNotice, MessageMedia, PendingMessage, RoomState, SendFault } from '@khandai/chat-socket';
import { type ChatMessage, Code, type MatchLine, type Reaction, SocketLimit } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Channel, ChatRoomDeps, ChatRoomStart } from './chat-room-deps';
import { RoomCivilStore } from './civil/RoomCivilStore';
import type { GiftBanners } from './gifts/GiftBanners';
import { RoomPeople } from './mentions/RoomPeople';
import { hasPoll, pollKey, type TalkPoll } from './talk-lines';
import { isPast, TalkOnScreen } from './TalkOnScreen';
import { WritingPace } from './WritingPace';

/** One chat room on screen: its messages, its state, and the draft of its user. */
export class ChatRoomStore {
  /** Fires with each system message of the room: a gift. */
  readonly announced = new Emitter<ChatMessage>();
  room: RoomState = { status: 'joining' };
  joins: JoinNotice | null = null;
  online: number;
  /** What is being written. */
  draft = '';
  replyTo: ChatMessage | undefined = undefined;
  /** The user asks who reacted to this message. */
  reactorsOf: ChatMessage | undefined = undefined;
  /** Uuid of the last message that the user has sent since they entered the room. */
  written: string | undefined = undefined;
  /** Uuid of the last of them that the room has confirmed. */
  private confirmed: string | undefined = undefined;
  private readonly pace: WritingPace;
  /** The messages on screen. */
  readonly talk: TalkOnScreen;
  /** The members whom the user can mention. */
  readonly people: RoomPeople;
  private channel: Channel | undefined = undefined;
  /** Who may write here, and what keeps the room in order. */
  readonly civil: RoomCivilStore;

  constructor(
    readonly groupId: number,
    private readonly initial: ChatRoomStart,
    private readonly deps: ChatRoomDeps,
  ) {
    this.talk = new TalkOnScreen(initial.history, deps);
    this.online = initial.online;
    this.civil = new RoomCivilStore(groupId, deps);
    this.pace = new WritingPace(deps.clock);
    this.people = new RoomPeople(() => this.talk.messages, deps.people);
    makeAutoObservable<this, 'deps' | 'initial' | 'channel' | 'pace'>(
      this,
      {
        groupId: false,
        announced: false,
        deps: false,
        initial: false,
        civil: false,
        talk: false,
        channel: false,
        pace: false,
        people: false,
        room: observableRef,
        joins: observableRef,
        replyTo: observableRef,
        reactorsOf: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Enters the room; it is left when `signal` aborts. */
  open(signal: AbortSignal): void {
    const { history } = this.initial;
    const channel = this.deps.join(this.groupId, history && !isPast(history) ? { initial: history } : {}, signal);
    const read = () => {
      // Each subscription that the server accepts: what was said meanwhile is missing.
      if (channel.state !== this.room && channel.state.status === 'live') void this.deps.lines?.load(signal);
      this.read(channel);
    };
    const { inBatches = (work) => work } = this.deps;
    signal.addEventListener('abort', channel.changed.on(inBatches(read)));
    const { gifts, lines } = this.deps;
    gifts.restore();
    const announce = (message: ChatMessage) => {
      gifts.add(message, signal);
      this.announced.emit(message);
      lines?.add(message);
    };
    signal.addEventListener('abort', channel.announced.on(announce));
    signal.addEventListener(
      'abort',
      channel.heard.on((list) => this.talk.past?.take(list)),
    );
    this.channel = channel;
    this.talk.enter(channel);
  }

  /** Goes to the poll among the messages, or opens it over the page where the messages do not go back to its start. */
  showPoll(): void {
    const { poll } = this;
    if (poll && hasPoll(this.talk.messages, poll)) this.talk.aim(pollKey(poll));
    else this.civil.open({ kind: 'poll' });
  }

  /** The poll that is among the messages of now. */
  get poll(): TalkPoll | undefined {
    return this.talk.past ? undefined : (this.civil.state?.poll ?? undefined);
  }

  write(text: string): void {
    this.draft = text;
  }

  /**
   * Sends the draft with files, or a sticker without the draft, as a reply to the chosen message if there is one. Returns whether
   * it was sent. A user who may only read is asked to log in, and then it is sent; until then it stays in the field.
   */
  send(media?: MessageMedia): boolean {
    const written = media?.sticker ? '' : this.draft.trim();
    if (!this.channel || (written === '' && !media) || this.waitSeconds > 0) return false;
    if ([...written].length > SocketLimit.messageLength) return false;
    if (this.civil.isHeld) return false;
    if (this.onlyReads) {
      this.deps.asMember(() => this.send(media));
      return false;
    }
    if (!this.post(written, this.replyTo?.groupMessageId ?? null, media)) return false;
    this.replyTo = undefined;
    if (!media?.sticker) this.draft = '';
    return true;
  }

  /** Sends a text beside the draft: a greeting, thanks for a gift. */
  say(text: string): void {
    if (this.onlyReads) {
      this.deps.asMember(() => {
        this.say(text);
      });
      return;
    }
    if (this.waitSeconds === 0 && !this.civil.isHeld) this.post(text, null);
  }

  resend(uuid: string): void {
    this.channel?.resend(uuid);
  }

  discard(uuid: string): void {
    this.channel?.discard(uuid);
  }

  answer(message: ChatMessage | undefined): void {
    this.replyTo = message;
  }

  askReactors(message: ChatMessage | undefined): void {
    this.reactorsOf = message;
  }

  /** Begins or ends the draft with the author's name. */
  mention({ showName }: ChatMessage): void {
    this.draft = this.draft.trim() === '' ? `@${showName} ` : `${this.draft.trimEnd()} @${showName} `;
  }

  /** Sets the user's reaction, or removes it if it is set already. A user who may only read is asked to log in first. */
  async react(groupMessageId: number, reaction: Reaction): Promise<void> {
    if (this.onlyReads) {
      this.deps.asMember(() => void this.react(groupMessageId, reaction));
      return;
    }
    const message = this.talk.messages.find((one) => one.groupMessageId === groupMessageId);
    try {
      await this.channel?.react(groupMessageId, message?.reaction === reaction ? null : reaction);
    } catch (error) {
      this.deps.refused(error);
      return;
    }
    if (message) await this.talk.rereadPast(message);
  }

  /** Only members write here, and the user is a guest. */
  get onlyReads(): boolean {
    return (this.initial.membersOnly === true || this.civil.membersOnly) && !this.deps.viewer.isMember;
  }

  /** What the site says about the matches, in the talk of now. */
  get events(): readonly MatchLine[] {
    return this.talk.past ? NO_EVENTS : (this.deps.lines?.list ?? NO_EVENTS);
  }

  /** The gifts of the room, as they come. */
  get gifts(): GiftBanners {
    return this.deps.gifts;
  }

  get isPrivate(): boolean {
    return this.deps.isPrivate === true;
  }

  get hasWritten(): boolean {
    return this.written !== undefined;
  }

  /** The room has confirmed what the user wrote last. */
  get hasSent(): boolean {
    return this.hasWritten && this.confirmed === this.written;
  }

  /** Simulated users write here. */
  get hasSimulated(): boolean {
    return this.talk.messages.some(({ simulated }) => simulated);
  }

  /** Seconds of slow mode left; 0 when the user may write. */
  get waitSeconds(): number {
    return this.pace.waitSeconds;
  }

  /** The room has loaded and has no messages. */
  get isEmpty(): boolean {
    return this.hasNothing && this.room.status === 'live' && this.talk.history.status === 'idle';
  }

  get isLoading(): boolean {
    return this.hasNothing && !this.isEmpty && !this.failed;
  }

  /** No messages, and the room or its history was refused. */
  get failed(): boolean {
    const { messages, history } = this.talk;
    return messages.length === 0 && (this.room.status === 'refused' || history.status === 'failed');
  }

  private get hasNothing(): boolean {
    return this.talk.messages.length === 0 && this.talk.pending.length === 0;
  }

  /** Whether the message went out; one that comes too fast does not. */
  private post(text: string, parentMessageId: number | null, media?: MessageMedia): boolean {
    if (!this.channel || !this.pace.take()) return false;
    this.talk.toNow();
    const mentions = this.isPrivate ? [] : this.people.namedIn(text);
    const parts = mentions.length > 0 ? { ...media, mentions } : media;
    this.written = this.channel.send(text, parentMessageId, ...(parts ? [parts] : []));
    // The user sees their own message at once, also in a storm, and those before it that the room has confirmed meanwhile.
    this.heed(this.channel.pending);
    this.talk.read(this.channel);
    return true;
  }

  private read(channel: Channel): void {
    this.heed(channel.pending);
    this.talk.read(channel);
    this.confirm(channel);
    this.room = channel.state;
    this.joins = channel.joins;
    this.civil.read(channel);
    if (channel.state.status === 'live') this.online = channel.online;
  }

  /** Looks for the last message of the user, until it is among those of the room. */
  private confirm({ messages }: Channel): void {
    if (this.written !== this.confirmed && messages.findLast(({ uuid }) => uuid === this.written))
      this.confirmed = this.written;
  }

  /** Reacts to each new refusal once: slow mode starts the wait the server asks for, and a guest's message waits for their login. */
  private heed(pending: readonly PendingMessage[]): void {
    const known = new Set(this.talk.unsent.map(faultOf));
    for (const message of pending) {
      const fault = faultOf(message);
      if (!fault || known.has(fault)) continue;
      // The room lists it among this user's messages that wait for a moderator.
      if (fault.code === Code.messageHeld) this.channel?.discard(message.uuid);
      if (fault.code === Code.messageTooFast) this.pace.slow(fault.retryAfterMs);
      // A refused member is muted or banned: logging in again would not help.
      if ((fault.code === Code.chatNotAllowed || fault.code === Code.membersOnly) && !this.deps.viewer.isMember) {
        this.deps.asMember(() => {
          this.resend(message.uuid);
        });
      }
    }
  }
}

const NO_EVENTS: readonly MatchLine[] = [];

const faultOf = (message: PendingMessage): SendFault | undefined =>
  message.status === 'sendFail' ? message.fault : undefined;
