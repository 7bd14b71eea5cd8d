import type { VipRequest, VipRoom } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface VipDeps {
  readonly room: (signal: AbortSignal) => Promise<VipRoom>;
  readonly entries: (signal: AbortSignal) => Promise<readonly VipRequest[]>;
  readonly ask: (request: boolean) => Promise<VipRoom>;
  readonly answer: (userId: number, approve: boolean) => Promise<unknown>;
  /** Calls the listener when a request of this room changed. Returns a function that stops. */
  readonly watch: (listener: () => void) => () => void;
  readonly failed: (error: unknown) => void;
}

/** A VIP room from outside: the user's own request, and the requests that they answer. */
export class VipStore {
  room: VipRoom | undefined = undefined;
  entries: readonly VipRequest[] = [];
  state: 'loading' | 'idle' | 'failed' = 'loading';
  private turn = new AbortController();

  constructor(private readonly deps: VipDeps) {
    makeAutoObservable<this, 'deps' | 'turn'>(
      this,
      { deps: false, turn: false, room: observableRef, entries: observableRef },
      { autoBind: true },
    );
  }

  /** Listens, then loads. Ends when `signal` aborts. */
  open(signal: AbortSignal): void {
    const stop = this.deps.watch(() => void this.refresh());
    signal.addEventListener('abort', () => {
      stop();
      this.turn.abort();
    });
    void this.refresh();
  }

  get requests(): readonly VipRequest[] {
    return this.entries.filter(({ status }) => status === 'pending');
  }

  get members(): readonly VipRequest[] {
    return this.entries.filter(({ status }) => status === 'approved');
  }

  /** The user is in the room: as a member, or because they answer its requests. */
  get isInside(): boolean {
    return this.room !== undefined && (this.room.status === 'approved' || this.room.isHost);
  }

  /** Loads again; replaces an earlier request that is still under way. */
  async refresh(): Promise<void> {
    this.turn.abort();
    const { signal } = (this.turn = new AbortController());
    try {
      const room = await this.deps.room(signal);
      const entries = room.isHost ? await this.deps.entries(signal) : [];
      if (!signal.aborted) this.set(room, entries);
    } catch (error) {
      if (signal.aborted) return;
      this.fail();
      this.deps.failed(error);
    }
  }

  /** Asks to join, or withdraws the request. Rejects with the server's error. */
  async ask(request: boolean): Promise<void> {
    const room = await this.deps.ask(request);
    this.set(room, this.entries);
  }

  /** Answers a request, or removes a member. Rejects with the server's error. */
  async answer(userId: number, approve: boolean): Promise<void> {
    try {
      await this.deps.answer(userId, approve);
    } finally {
      await this.refresh();
    }
  }

  private set(room: VipRoom, entries: readonly VipRequest[]): void {
    this.room = room;
    this.entries = entries;
    this.state = 'idle';
  }

  private fail(): void {
    this.state = 'failed';
  }
}
