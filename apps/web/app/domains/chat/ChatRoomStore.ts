import type {
  HistoryPage,
  HistoryState,
  JoinNotice,
  JoinOptions,
  MessageMedia,
  PendingMessage,
  RoomChannel,
  RoomState,
  SendFault,
} from '@khandai/chat-socket';
import {
  type ChatMessage,
  Code,
  type MatchLine,
  type MessagePage,
  type Reaction,
  type RoomMatch,
  SocketLimit,
} from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Log } from '../../shell/services/log';
import type { GiftBanners } from './gifts/GiftBanners';
import type { RoomLines } from './lines/RoomLines';
import { RoomCivilStore } from './civil/RoomCivilStore';
import { type LoadBefore, PastTalk } from './PastTalk';
import { type PeopleSource, RoomPeople } from './mentions/RoomPeople';
import { hasPoll, pollKey, type TalkPoll } from './talk-lines';
import { WritingPace } from './WritingPace';

/** The part of a room of the chat socket that the store uses. */
export interface Channel extends Omit<RoomChannel, 'groupId' | 'changed' | 'announced' | 'leave'> {
  readonly changed: { on(listener: () => void): () => void };
  readonly announced: { on(listener: (message: ChatMessage) => void): () => void };
}

export interface ChatRoomDeps {
  /** The room is a private conversation, which has no reactions. */
  readonly isPrivate?: boolean;
  readonly gifts: GiftBanners;
  /** What the site says about the matches of the room; absent in private conversations. */
  readonly lines?: RoomLines;
  /** Where names come from that the messages on screen do not have. */
  readonly people?: PeopleSource;
  /** Enters a room until the signal aborts. */
  readonly join: (groupId: number, options: JoinOptions, signal: AbortSignal) => Channel;
  /** `now` ticks for the countdown on screen; `exact` measures how fast the user writes. */
  readonly clock: { readonly now: number; exact(): number };
  readonly log: Pick<Log, 'warn'>;
  /** The server refused a reaction, or did not answer. */
  readonly refused: (error: unknown) => void;
  readonly viewer: { readonly isMember: boolean };
  /** Reads the page of the room before a sequence. */
  readonly pageBefore: LoadBefore;
  /** Reads the page around a message, or after a sequence. Without it the reader can only go to loaded messages. */
  readonly part?: (part: TalkPart) => Promise<MessagePage>;
  /** A message that the reader wants to see cannot be loaded. */
  readonly missing?: (error: unknown) => void;
  /** Runs an action for members: at once, or after the user logs in. */
  readonly asMember: (action: () => void) => void;
  /** Delays `work` so that it runs once for many calls; without it, each call runs it. */
  readonly inBatches?: (work: () => void) => () => void;
}

/** Around a message, by its id, or after a sequence. */
export type TalkPart = { readonly around: number } | { readonly after: number };

/** What the page knows of a room before the socket answers. */
export interface ChatRoomStart {
  readonly history: HistoryPage | MessagePage | undefined;
  readonly online: number;
  /** Guests only read. */
  readonly membersOnly?: boolean | undefined;
}

/** One chat room on screen: its messages, its state, and the draft of its user. */
export class ChatRoomStore {
  /** Fires with each system message of the room: a gift. */
  readonly announced = new Emitter<ChatMessage>();
  private unsent: readonly PendingMessage[] = [];
  room: RoomState = { status: 'joining' };
  private channelHistory: HistoryState = { status: 'idle' };
  private channelHasOlder = false;
  joins: JoinNotice | null = null;
  online: number;
  /** What is being written. */
  draft = '';
  replyTo: ChatMessage | undefined = undefined;
  /** The user asks who reacted to this message. */
  reactorsOf: ChatMessage | undefined = undefined;
  /** The talk about an ended match, or around an old message, while the reader reads it; the room has gone on. */
  past: PastTalk | undefined = undefined;
  /** The uuid of the message that the reader asked for; another object asks again. */
  target: { readonly key: string } | undefined = undefined;
  private current: readonly ChatMessage[];
  private currentMatches: readonly RoomMatch[];
  /** The user has sent something since they entered the room. */
  hasWritten = false;
  private readonly pace: WritingPace;
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
    const { history } = initial;
    if (history && isPast(history)) this.past = new PastTalk(history, { before: deps.pageBefore });
    this.current = this.past ? [] : (history?.list ?? []);
    this.currentMatches = history?.matches ?? [];
    this.online = initial.online;
    this.civil = new RoomCivilStore(groupId, deps);
    this.pace = new WritingPace(deps.clock);
    this.people = new RoomPeople(() => this.messages, deps.people);
    makeAutoObservable<
      this,
      'deps' | 'initial' | 'channel' | 'pace' | 'current' | 'currentMatches' | 'unsent' | 'channelHistory'
    >(
      this,
      {
        groupId: false,
        announced: false,
        deps: false,
        initial: false,
        civil: false,
        channel: false,
        pace: false,
        people: false,
        current: observableRef,
        currentMatches: observableRef,
        past: observableRef,
        target: observableRef,
        unsent: observableRef,
        room: observableRef,
        channelHistory: observableRef,
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
    this.channel = channel;
  }

  /** The messages on screen. */
  get messages(): readonly ChatMessage[] {
    return this.past ? this.past.messages : this.current;
  }

  /** The matches that the messages on screen are about, in order of their start. */
  get matches(): readonly RoomMatch[] {
    return this.past ? this.past.matches : this.currentMatches;
  }

  /** The user's own messages that the room has not confirmed. */
  get pending(): readonly PendingMessage[] {
    return this.past ? [] : this.unsent;
  }

  get history(): HistoryState {
    return this.past ? this.past.history : this.channelHistory;
  }

  get hasOlder(): boolean {
    return this.past ? this.past.hasOlder : this.channelHasOlder;
  }

  /** Shows a message: where it is, if it is loaded, otherwise in a page around it. Never rejects. */
  async goTo(groupMessageId: number): Promise<void> {
    const loaded = (list: readonly ChatMessage[]) => list.find((one) => one.groupMessageId === groupMessageId);
    const message = loaded(this.messages);
    if (message) return this.aim(message.uuid);
    const found = await this.showPart({ around: groupMessageId });
    const uuid = found && loaded(found)?.uuid;
    if (uuid !== undefined) this.aim(uuid);
  }

  /** Shows the part of the talk after a message, or from the first message on for 0. `key` is the line to go to. */
  async goToUnread(lastRead: number, key: string): Promise<void> {
    const isLoaded = this.messages.some(({ groupMessageId }) => groupMessageId <= lastRead) || !this.hasOlder;
    if (isLoaded || (await this.showPart(lastRead === 0 ? { after: 0 } : { around: lastRead }))) this.aim(key);
  }

  /** Goes to the poll among the messages, or opens it over the page where the messages do not go back to its start. */
  showPoll(): void {
    const { poll } = this;
    if (poll && hasPoll(this.messages, poll)) this.aim(pollKey(poll));
    else this.civil.open({ kind: 'poll' });
  }

  /** The poll that is among the messages of now. */
  get poll(): TalkPoll | undefined {
    return this.past ? undefined : (this.civil.state?.poll ?? undefined);
  }

  /** Loads what follows an old part of the talk; at its end the reader is back at what is written now. */
  loadNewer(): void {
    if (!this.past?.goesOn) return;
    if (this.past.hasNewer) void this.past.loadNewer();
    else this.toNow();
  }

  /** From old talk to what is written now. */
  toNow(): void {
    this.past = undefined;
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
    const message = this.messages.find((one) => one.groupMessageId === groupMessageId);
    try {
      await this.channel?.react(groupMessageId, message?.reaction === reaction ? null : reaction);
    } catch (error) {
      this.deps.refused(error);
      return;
    }
    if (message) await this.rereadPast(message);
  }

  async loadOlder(): Promise<void> {
    await (this.past ? this.past.loadOlder() : this.channel?.loadHistory());
  }

  /** Only members write here, and the user is a guest. */
  get onlyReads(): boolean {
    return (this.initial.membersOnly === true || this.civil.membersOnly) && !this.deps.viewer.isMember;
  }

  /** What the site says about the matches, in the talk of now. */
  get events(): readonly MatchLine[] {
    return this.past ? NO_EVENTS : (this.deps.lines?.list ?? NO_EVENTS);
  }

  /** The gifts of the room, as they come. */
  get gifts(): GiftBanners {
    return this.deps.gifts;
  }

  get isPrivate(): boolean {
    return this.deps.isPrivate === true;
  }

  /** Simulated users write here. */
  get hasSimulated(): boolean {
    return this.messages.some(({ simulated }) => simulated);
  }

  /** Seconds of slow mode left; 0 when the user may write. */
  get waitSeconds(): number {
    return this.pace.waitSeconds;
  }

  /** The room has loaded and has no messages. */
  get isEmpty(): boolean {
    return (
      this.messages.length === 0 &&
      this.pending.length === 0 &&
      this.room.status === 'live' &&
      this.history.status === 'idle'
    );
  }

  get isLoading(): boolean {
    return this.messages.length === 0 && this.pending.length === 0 && !this.isEmpty && !this.failed;
  }

  /** No messages, and the room or its history was refused. */
  get failed(): boolean {
    return this.messages.length === 0 && (this.room.status === 'refused' || this.history.status === 'failed');
  }

  /** Whether the message went out; one that comes too fast does not. */
  private post(text: string, parentMessageId: number | null, media?: MessageMedia): boolean {
    if (!this.channel || !this.pace.take()) return false;
    this.toNow();
    const mentions = this.isPrivate ? [] : this.people.namedIn(text);
    const parts = mentions.length > 0 ? { ...media, mentions } : media;
    this.channel.send(text, parentMessageId, ...(parts ? [parts] : []));
    // The user sees their own message at once, also in a storm.
    this.readPending(this.channel);
    this.hasWritten = true;
    return true;
  }

  /** The channel does not have old talk. The reaction counts even if its message cannot be read again. */
  private async rereadPast(message: ChatMessage): Promise<void> {
    try {
      await this.past?.reread(message);
    } catch (error) {
      this.deps.log.warn('reactions of old talk', error);
    }
  }

  private aim(key: string): void {
    this.target = { key };
  }

  /** Replaces the messages on screen by a part of the talk; undefined if it cannot be loaded. */
  private async showPart(part: TalkPart): Promise<readonly ChatMessage[] | undefined> {
    const { part: load, pageBefore, missing } = this.deps;
    if (!load) return undefined;
    try {
      const page = await load(part);
      this.setPast(new PastTalk(page, { before: pageBefore, after: (after) => load({ after }) }));
      return page.list;
    } catch (error) {
      missing?.(error);
      return undefined;
    }
  }

  private setPast(past: PastTalk): void {
    this.past = past;
  }

  private read(channel: Channel): void {
    this.readPending(channel);
    this.current = channel.messages;
    this.currentMatches = channel.matches;
    this.room = channel.state;
    this.channelHistory = channel.history;
    this.channelHasOlder = channel.hasOlder;
    this.joins = channel.joins;
    this.civil.read(channel);
    if (channel.state.status === 'live') this.online = channel.online;
  }

  private readPending({ pending }: Channel): void {
    this.heed(pending);
    this.unsent = pending;
  }

  /** Reacts to each new refusal once: slow mode starts the wait the server asks for, and a guest's message waits for their login. */
  private heed(pending: readonly PendingMessage[]): void {
    const known = new Set(this.unsent.map(faultOf));
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

const isPast = (history: HistoryPage | MessagePage): history is MessagePage => 'hasNewer' in history;

const faultOf = (message: PendingMessage): SendFault | undefined =>
  message.status === 'sendFail' ? message.fault : undefined;
