import type { Mention } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { makeAutoObservable, observable } from 'mobx';

export interface UnseenMentionsDeps {
  readonly list: (signal: AbortSignal) => Promise<readonly Mention[]>;
  readonly watch: (listener: (list: readonly Mention[]) => void) => () => void;
  readonly see: (groupId: number) => Promise<unknown>;
  /** Whether the user has this room on screen. */
  readonly isOpen: (groupId: number) => boolean;
  /** Logs a failed request that the user did not start. */
  readonly failed: (what: string, error: unknown) => void;
}

/** The rooms in which messages mention the member since they were last there. */
export class UnseenMentions {
  /** Fires with each mention in a room that is not open. */
  readonly mentioned = new Emitter<Mention>();
  /** The oldest unseen message of each room. */
  private readonly rooms = observable.map<number, number>();

  constructor(private readonly deps: UnseenMentionsDeps) {
    makeAutoObservable<this, 'deps' | 'rooms'>(
      this,
      { mentioned: false, deps: false, rooms: false },
      { autoBind: true },
    );
  }

  /** Listens, then loads, so that nothing is missed between. Ends when `signal` aborts. */
  async open(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', this.deps.watch(this.hear));
    try {
      const list = await this.deps.list(signal);
      if (!signal.aborted) for (const mention of list) this.add(mention);
    } catch (error) {
      if (!signal.aborted) this.deps.failed('mentions', error);
    }
  }

  /** Id of the oldest message in the room that mentions the member and that they have not seen. */
  firstIn(groupId: number): number | undefined {
    return this.rooms.get(groupId);
  }

  /** The user opens the room. */
  see(groupId: number): void {
    if (!this.rooms.delete(groupId)) return;
    this.deps.see(groupId).catch((error: unknown) => {
      this.deps.failed('seen mentions', error);
    });
  }

  private hear(list: readonly Mention[]): void {
    for (const mention of list) {
      this.add(mention);
      if (this.deps.isOpen(mention.groupId)) this.see(mention.groupId);
      else this.mentioned.emit(mention);
    }
  }

  private add({ groupId, groupMessageId }: Mention): void {
    this.rooms.set(groupId, Math.min(groupMessageId, this.rooms.get(groupId) ?? Infinity));
  }
}
