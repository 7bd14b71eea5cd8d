import type { HistoryState } from '@khandai/chat-socket';
import type { ChatMessage, MessagePage, RoomMatch } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Reads the page of a room before a sequence. */
export type LoadBefore = (before: number, pageSize?: number) => Promise<MessagePage>;

/** What was written about a match that a room has left behind: an old page, and those before it. */
export class PastTalk {
  messages: readonly ChatMessage[];
  matches: readonly RoomMatch[];
  history: HistoryState = { status: 'idle' };
  hasOlder: boolean;

  constructor(
    page: MessagePage,
    private readonly load: LoadBefore,
  ) {
    this.messages = page.list;
    this.matches = page.matches ?? [];
    this.hasOlder = page.list.length > 0;
    makeAutoObservable<this, 'load'>(
      this,
      { load: false, messages: observableRef, matches: observableRef, history: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the page before the oldest message; also retries. Never rejects. */
  async loadOlder(): Promise<void> {
    const [oldest] = this.messages;
    if (!oldest || !this.hasOlder || this.history.status === 'loading') return;
    this.history = { status: 'loading' };
    try {
      this.prepend(await this.load(oldest.sequence));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Reads a message again: its reactions have changed. */
  async reread({ sequence }: ChatMessage): Promise<void> {
    const { list } = await this.load(sequence + 1, 1);
    this.replace(list);
  }

  private prepend({ list, matches = [] }: MessagePage): void {
    this.messages = [...list, ...this.messages];
    const known = new Set(this.matches.map(({ fixtureId }) => fixtureId));
    this.matches = [...matches.filter(({ fixtureId }) => !known.has(fixtureId)), ...this.matches];
    this.hasOlder = list.length > 0;
    this.history = { status: 'idle' };
  }

  private replace(list: readonly ChatMessage[]): void {
    const read = new Map(list.map((message) => [message.groupMessageId, message]));
    this.messages = this.messages.map((message) => read.get(message.groupMessageId) ?? message);
  }

  private fail(error: unknown): void {
    this.history = { status: 'failed', error };
  }
}
