import { Emitter } from '@khandai/runtime';

/** What an upload needs of the network, and of time. */
export interface UploadPort<File, Done> {
  /**
   * Sends the rest of a file, and resolves to what became of it. Rejects with UploadRefused for a file that the site does not take;
   * any other failure is a matter of the network, and the file is sent again.
   */
  send(file: File, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<Done>;
}

interface UploadClock {
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The site does not take the file; the message is for the user. */
export class UploadRefused extends Error {}

export type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'refused' | 'done';
export type UploadEvent = 'start' | 'pause' | 'resume' | 'cutOff' | 'refuse' | 'finish';

type Table = Readonly<Record<UploadState, Readonly<Partial<Record<UploadEvent, UploadState>>>>>;

/** State × event. An event that is not named changes nothing. */
const TABLE: Table = {
  waiting: { start: 'sending', pause: 'paused' },
  sending: { pause: 'paused', cutOff: 'failed', refuse: 'refused', finish: 'done' },
  paused: { resume: 'waiting' },
  failed: { resume: 'waiting', pause: 'paused' },
  refused: {},
  done: {},
};

export const uploadAfter = (state: UploadState, event: UploadEvent): UploadState => TABLE[state][event] ?? state;

/** A file of the queue. */
export interface QueuedUpload<File, Done> {
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
  /** Fraction that is sent, from 0 to 1. */
  readonly progress: number;
  /** Why it was refused, for the user. */
  readonly reason?: string;
  /** What became of it; set in the state `done`. */
  readonly done?: Done;
}

/** Waits before a file that was cut off is sent again. After the last one, the user decides. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;

/** Files that are sent one after another: together they would only share the line. */
export class UploadQueue<File, Done> {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  #items: readonly QueuedUpload<File, Done>[] = [];
  readonly #lives = new Map<string, AbortController>();
  readonly #failures = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(private readonly deps: { readonly port: UploadPort<File, Done>; readonly clock: UploadClock }) {}

  get items(): readonly QueuedUpload<File, Done>[] {
    return this.#items;
  }

  /** Adds a file at the end; with `done`, one that was uploaded before. */
  add(key: string, file: File, done?: Done): void {
    const state = done === undefined ? ('waiting' as const) : ('done' as const);
    const item = { key, file, state, progress: done === undefined ? 0 : 1, ...(done !== undefined && { done }) };
    this.#set([...this.#items.filter((one) => one.key !== key), item]);
    void this.#run();
  }

  pause(key: string): void {
    this.#after(key, 'pause');
    this.#lives.get(key)?.abort();
    void this.#run();
  }

  /** Goes on with a paused file, or one that was cut off. */
  resume(key: string): void {
    this.#failures.delete(key);
    this.#after(key, 'resume');
    void this.#run();
  }

  /** The network is back: sends what was cut off. */
  resumeFailed(): void {
    for (const { key, state } of this.#items) if (state === 'failed') this.resume(key);
  }

  remove(key: string): void {
    this.#lives.get(key)?.abort();
    this.#set(this.#items.filter((one) => one.key !== key));
    void this.#run();
  }

  /** Moves a file by one place: -1 to the front, 1 to the end. */
  move(key: string, by: 1 | -1): void {
    const from = this.#items.findIndex((one) => one.key === key);
    const item = this.#items[from];
    const to = from + by;
    if (!item || to < 0 || to >= this.#items.length) return;
    this.#set(this.#items.filter((one) => one !== item).toSpliced(to, 0, item));
  }

  /** Stops everything. What was sent stays with the site. */
  close(): void {
    this.#closing.abort();
    for (const life of this.#lives.values()) life.abort();
  }

  async #run(): Promise<void> {
    const isSending = this.#items.some(({ state }) => state === 'sending');
    const next = isSending ? undefined : this.#items.find(({ state }) => state === 'waiting');
    if (!next || this.#closing.signal.aborted) return;
    const { key, file } = next;
    const life = new AbortController();
    this.#lives.set(key, life);
    this.#after(key, 'start');
    const onProgress = (progress: number) => {
      if (!life.signal.aborted) this.#change(key, { progress });
    };
    try {
      const done = await this.deps.port.send(file, onProgress, life.signal);
      if (!life.signal.aborted) this.#after(key, 'finish', { done, progress: 1 });
    } catch (error) {
      if (!life.signal.aborted) this.#fail(key, error);
    }
    if (this.#lives.get(key) === life) this.#lives.delete(key);
    await this.#run();
  }

  #fail(key: string, error: unknown): void {
    if (error instanceof UploadRefused) {
      this.#after(key, 'refuse', { reason: error.message });
      return;
    }
    this.#after(key, 'cutOff');
    void this.#retryLater(key);
  }

  async #retryLater(key: string): Promise<void> {
    const failures = this.#failures.get(key) ?? 0;
    const wait = RETRY_MS[failures];
    if (wait === undefined) return;
    this.#failures.set(key, failures + 1);
    await this.deps.clock.sleep(wait, this.#closing.signal);
    const item = this.#items.find((one) => one.key === key);
    // The user may have gone on meanwhile, and the file may have been cut off again since.
    if (this.#closing.signal.aborted || item?.state !== 'failed' || this.#failures.get(key) !== failures + 1) return;
    this.#after(key, 'resume');
    await this.#run();
  }

  #after(key: string, event: UploadEvent, change: Partial<QueuedUpload<File, Done>> = {}): void {
    const item = this.#items.find((one) => one.key === key);
    if (!item) return;
    const state = uploadAfter(item.state, event);
    if (state !== item.state) this.#change(key, { ...change, state });
  }

  #change(key: string, change: Partial<QueuedUpload<File, Done>>): void {
    this.#set(this.#items.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(items: readonly QueuedUpload<File, Done>[]): void {
    this.#items = items;
    this.changed.emit();
  }
}
