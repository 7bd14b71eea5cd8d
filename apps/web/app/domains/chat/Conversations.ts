import { ApiError } from '@khandai/api-client';
import { type ChatRoom, Code } from '@khandai/contracts';
import { makeAutoObservable, observable } from 'mobx';

export interface ConversationsDeps {
  /** Opens the conversation with a member, or finds it. */
  readonly open: (userId: number) => Promise<ChatRoom>;
  readonly block: (userId: number, block: boolean) => Promise<unknown>;
  readonly isBlocked: (userId: number) => Promise<boolean>;
  /** Shows a conversation in the list of rooms. */
  readonly show: (room: ChatRoom) => void;
}

/** To whom the member may write in private, as far as the server has said, and whom they have blocked. */
export class Conversations {
  /** The server opens no conversation with these members. */
  private readonly refusing = observable.set<number>();
  private readonly blocks = observable.map<number, boolean>();
  /** False after the server refused every new conversation, for example because of too many in one day. */
  mayOpen = true;

  constructor(private readonly deps: ConversationsDeps) {
    makeAutoObservable<this, 'deps' | 'refusing' | 'blocks'>(
      this,
      { deps: false, refusing: false, blocks: false },
      { autoBind: true },
    );
  }

  /** Whether an attempt to write to this member is known to fail. */
  isRefused(userId: number): boolean {
    return !this.mayOpen || this.refusing.has(userId);
  }

  /** Undefined while unknown. */
  isBlocked(userId: number): boolean | undefined {
    return this.blocks.get(userId);
  }

  /**
   * The conversation with a member, in the list from now on. Undefined when the server does not permit it: the page says nothing
   * then, and disables the way that led here. Rejects with every other error.
   */
  async open(userId: number): Promise<ChatRoom | undefined> {
    try {
      const room = await this.deps.open(userId);
      this.permit(userId, room);
      return room;
    } catch (error) {
      if (!this.learn(userId, error)) throw error;
      return undefined;
    }
  }

  /** Loads whether the member has blocked this one, unless it is known. */
  async learnBlock(userId: number): Promise<void> {
    if (this.blocks.has(userId)) return;
    this.setBlocked(userId, await this.deps.isBlocked(userId));
  }

  async block(userId: number, block: boolean): Promise<void> {
    await this.deps.block(userId, block);
    this.setBlocked(userId, block);
  }

  private permit(userId: number, room: ChatRoom): void {
    this.refusing.delete(userId);
    if (room.otherUser) this.setBlocked(userId, room.otherUser.blocked);
    this.deps.show(room);
  }

  private setBlocked(userId: number, blocked: boolean): void {
    this.blocks.set(userId, blocked);
  }

  /** Returns whether the error says that this is not permitted. */
  private learn(userId: number, error: unknown): boolean {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === Code.notPermissions) this.refusing.add(userId);
    else if (code === Code.notPermissionsForCreate) this.mayOpen = false;
    else return false;
    return true;
  }
}
