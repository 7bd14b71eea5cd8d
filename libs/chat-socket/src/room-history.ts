import type { ChatMessage } from '@khandai/contracts';
import type { RoomLog } from './room-log.js';
import type { ChatRoomsDeps, HistoryState } from './types.js';

export interface RoomHistoryDeps {
  readonly groupId: number;
  readonly log: RoomLog;
  readonly load: ChatRoomsDeps['history'];
  readonly signal: AbortSignal;
  /** The state changed. `list` holds the messages of a page that has just arrived, else it is empty. */
  readonly changed: (list: readonly ChatMessage[]) => void;
}

/** Loads pages of a room into its log, one at a time. */
export class RoomHistory {
  #state: HistoryState = { status: 'idle' };

  constructor(private readonly deps: RoomHistoryDeps) {}

  get state(): HistoryState {
    return this.#state;
  }

  get isLoading(): boolean {
    return this.#state.status === 'loading';
  }

  /** Loads the newest page, which replaces older messages in the log. */
  restart(): Promise<void> {
    return this.#load(undefined);
  }

  /** Loads the page before the oldest message; the newest page when there is none yet. */
  async older(): Promise<void> {
    const { log } = this.deps;
    if (log.revision === null) return this.restart();
    const oldest = log.messages[0]?.sequence;
    if (oldest !== undefined && log.hasOlder) await this.#load(oldest);
  }

  async #load(before: number | undefined): Promise<void> {
    const { groupId, log, load, signal } = this.deps;
    if (this.isLoading || signal.aborted) return;
    this.#set({ status: 'loading' });
    try {
      const page = await load(groupId, before, signal);
      if (signal.aborted) return;
      if (before === undefined) log.restart(page);
      else log.prepend(page.list);
      this.#set({ status: 'idle' }, page.list);
    } catch (error) {
      if (!signal.aborted) this.#set({ status: 'failed', error });
    }
  }

  #set(state: HistoryState, list: readonly ChatMessage[] = []): void {
    this.#state = state;
    this.deps.changed(list);
  }
}
