import type { HistoryState } from '@khandai/chat-socket';
import type { ChatMessage, MessagePage, RoomMatch } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Reads the page of a room before a sequence. */
export type LoadBefore = (before: number, pageSize?: number) => Promise<MessagePage>;

export interface PastTalkDeps {
  readonly before: LoadBefore;
  /** Reads the page of the room after a sequence. Without it the talk ends with its first page. */
  readonly after?: ((after: number) => Promise<MessagePage>) | undefined;
}

/** An old page of a room, and what is before and after it: the talk about an ended match, or around a message. */
export class PastTalk {
  messages: readonly ChatMessage[];
  matches: readonly RoomMatch[];
  /** Of the older pages. */
  history: HistoryState = { status: 'idle' };
  /** Of the newer pages: one loads also while an older one does, or a reader at the end would have to scroll away and back. */
  private newer: HistoryState = { status: 'idle' };
  hasOlder: boolean;
  /** The room has messages after these. */
  hasNewer: boolean;

  constructor(
    page: MessagePage,
    private readonly deps: PastTalkDeps,
  ) {
    this.messages = page.list;
    this.matches = page.matches ?? [];
    this.hasOlder = page.list.length > 0;
    this.hasNewer = page.hasNewer === true;
    makeAutoObservable<this, 'deps' | 'newer'>(
      this,
      { deps: false, newer: false, messages: observableRef, matches: observableRef, history: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the page before the oldest message; also retries. Never rejects. */
  async loadOlder(): Promise<void> {
    const [oldest] = this.messages;
    if (!oldest || !this.hasOlder || this.history.status === 'loading') return;
    this.history = { status: 'loading' };
    try {
      this.prepend(await this.deps.before(oldest.sequence));
    } catch (error) {
      this.fail(error);
    }
  }

  /** It goes on to the newest message of the room. */
  get goesOn(): boolean {
    return this.deps.after !== undefined;
  }

  /** Loads the page after the newest message of this talk; also retries. Never rejects. */
  async loadNewer(): Promise<void> {
    const newest = this.messages.at(-1);
    const { after } = this.deps;
    if (!newest || !after || !this.hasNewer || this.newer.status === 'loading') return;
    this.newer = { status: 'loading' };
    try {
      this.append(await after(newest.sequence));
    } catch (error) {
      this.newer = { status: 'failed', error };
    }
  }

  /** Reads a message again: its reactions have changed. */
  async reread({ sequence }: ChatMessage): Promise<void> {
    const { list } = await this.deps.before(sequence + 1, 1);
    this.replace(list);
  }

  /** Takes what the room says of messages that are here: one was taken back, or has other reactions. */
  take(list: readonly ChatMessage[]): void {
    const said = new Map(list.map((message) => [message.groupMessageId, message]));
    if (this.messages.some((message) => said.has(message.groupMessageId) || quoted(message, said)))
      this.messages = this.messages.map((message) => {
        const now = later(message, said.get(message.groupMessageId));
        return quoted(now, said)?.recalled ? withoutQuote(now) : now;
      });
  }

  private prepend({ list, matches = [] }: MessagePage): void {
    this.messages = [...list, ...this.messages];
    this.matches = [...this.unknown(matches), ...this.matches];
    this.hasOlder = list.length > 0;
    this.history = { status: 'idle' };
  }

  private append({ list, matches = [], hasNewer = false }: MessagePage): void {
    this.messages = [...this.messages, ...list];
    this.matches = [...this.matches, ...this.unknown(matches)];
    this.hasNewer = hasNewer;
    this.newer = { status: 'idle' };
  }

  private unknown(matches: readonly RoomMatch[]): RoomMatch[] {
    const known = new Set(this.matches.map(({ fixtureId }) => fixtureId));
    return matches.filter(({ fixtureId }) => !known.has(fixtureId));
  }

  private replace(list: readonly ChatMessage[]): void {
    const read = new Map(list.map((message) => [message.groupMessageId, message]));
    this.messages = this.messages.map((message) => read.get(message.groupMessageId) ?? message);
  }

  private fail(error: unknown): void {
    this.history = { status: 'failed', error };
  }
}

/** Everyone gets the same message, without the reader's own reaction. */
function later(known: ChatMessage, said: ChatMessage | undefined): ChatMessage {
  if (!said || said.revision < known.revision) return known;
  return said.recalled ? said : { ...said, reaction: known.reaction };
}

const quoted = ({ parentMessageId }: ChatMessage, said: ReadonlyMap<number, ChatMessage>): ChatMessage | undefined =>
  parentMessageId === null ? undefined : said.get(parentMessageId);

const withoutQuote = (reply: ChatMessage): ChatMessage =>
  reply.parent ? { ...reply, parent: { showName: reply.parent.showName, filteredMessage: '' } } : reply;
