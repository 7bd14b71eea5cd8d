import type { HistoryPage, HistoryState, PendingMessage } from '@khandai/chat-socket';
import type { ChatMessage, MessagePage, RoomMatch } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Channel, ChatRoomDeps, TalkPart } from './chat-room-deps';
import { PastTalk } from './PastTalk';

/** The messages on screen: what is written now, or an old part of the talk while the reader reads it. */
export class TalkOnScreen {
  /** The talk about an ended match, or around an old message; the room has gone on. */
  past: PastTalk | undefined = undefined;
  /** The uuid of the message that the reader asked for; another object asks again. */
  target: { readonly key: string } | undefined = undefined;
  /** The user's own messages that the room has not confirmed, also while the reader reads old talk. */
  unsent: readonly PendingMessage[] = [];
  private current: readonly ChatMessage[];
  private currentMatches: readonly RoomMatch[];
  private currentHistory: HistoryState = { status: 'idle' };
  private currentHasOlder = false;
  private channel: Channel | undefined = undefined;

  constructor(
    initial: HistoryPage | MessagePage | undefined,
    private readonly deps: Pick<ChatRoomDeps, 'log' | 'missing' | 'pageBefore' | 'part'>,
  ) {
    if (initial && isPast(initial)) this.past = new PastTalk(initial, { before: deps.pageBefore });
    this.current = this.past ? [] : (initial?.list ?? []);
    this.currentMatches = initial?.matches ?? [];
    makeAutoObservable<this, 'deps' | 'channel' | 'current' | 'currentMatches' | 'currentHistory'>(
      this,
      {
        deps: false,
        channel: false,
        past: observableRef,
        target: observableRef,
        unsent: observableRef,
        current: observableRef,
        currentMatches: observableRef,
        currentHistory: observableRef,
      },
      { autoBind: true },
    );
  }

  get messages(): readonly ChatMessage[] {
    return this.past ? this.past.messages : this.current;
  }

  /** The matches that the messages are about, in order of their start. */
  get matches(): readonly RoomMatch[] {
    return this.past ? this.past.matches : this.currentMatches;
  }

  /** What is written now, also while the reader reads old talk. */
  get now(): Pick<TalkOnScreen, 'messages' | 'matches'> {
    return { messages: this.current, matches: this.currentMatches };
  }

  /** The user's own messages that the room has not confirmed. */
  get pending(): readonly PendingMessage[] {
    return this.past ? [] : this.unsent;
  }

  get history(): HistoryState {
    return this.past ? this.past.history : this.currentHistory;
  }

  get hasOlder(): boolean {
    return this.past ? this.past.hasOlder : this.currentHasOlder;
  }

  /** The room that older messages come from. */
  enter(channel: Channel): void {
    this.channel = channel;
  }

  /** Takes over what the room says now. */
  read(channel: Channel): void {
    this.unsent = channel.pending;
    this.current = channel.messages;
    this.currentMatches = channel.matches;
    this.currentHistory = channel.history;
    this.currentHasOlder = channel.hasOlder;
  }

  async loadOlder(): Promise<void> {
    await (this.past ? this.past.loadOlder() : this.channel?.loadHistory());
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

  /** Shows a line of the talk. */
  aim(key: string): void {
    this.target = { key };
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

  /** Reads a message of old talk again, which the channel does not have: its reactions have changed. Never rejects. */
  async rereadPast(message: ChatMessage): Promise<void> {
    try {
      await this.past?.reread(message);
    } catch (error) {
      this.deps.log.warn('reactions of old talk', error);
    }
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
}

/** An old page says that there are newer ones. */
export const isPast = (history: HistoryPage | MessagePage): history is MessagePage => 'hasNewer' in history;
