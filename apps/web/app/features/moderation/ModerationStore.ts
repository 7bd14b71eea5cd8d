import type { ApiClient } from '@khandai/api-client';
import type { ChatBan, ModerationEntry, QueueItem } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { Part } from '../../shell/parts/Part';

export const REFRESH_MS = 30_000;
const PAGE_SIZE = 100;

export const sections = ['queue', 'bans', 'log'] as const;
export type Section = (typeof sections)[number];

export const kinds = ['all', 'held', 'report', 'post', 'comment', 'request'] as const;
export type Kind = (typeof kinds)[number];

export interface ModerationDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Clock;
  /** Whether the user sees the page; it refreshes itself only then. */
  readonly isSeen: () => boolean;
  readonly report: (error: unknown) => void;
}

/** What waits in the rooms that the user moderates, the bans in force, and the log. */
export class ModerationStore {
  section: Section = 'queue';
  kind: Kind = 'all';
  /** Key of the item that the user looks at. */
  chosen: string | undefined = undefined;
  /** On a phone, the chosen item is open. */
  isOpen = false;
  /** Changes whenever the focus should go to the chosen item in the list. */
  moves = 0;
  /** Undoes the latest decision of this visit. */
  undo: (() => Promise<void>) | undefined = undefined;
  readonly queue: Part<readonly QueueItem[]>;
  readonly bans: Part<readonly ChatBan[]>;
  readonly log: Part<readonly ModerationEntry[]>;
  /** Keys of items that are decided, until the server's queue is without them. */
  private readonly decided = observable.set<string>();
  private life = new AbortController();

  constructor(private readonly deps: ModerationDeps) {
    const { api, report } = deps;
    const query = { query: { pageSize: PAGE_SIZE } };
    this.queue = new Part({
      report,
      fetch: async (signal) => {
        const { list } = await api.call('GET /ac/api/chat/moderation/queue', query, signal);
        this.forgetDecided(list);
        return list;
      },
    });
    this.bans = new Part({
      report,
      fetch: async (signal) => (await api.call('GET /ac/api/chat/moderation/bans', query, signal)).list,
    });
    this.log = new Part({
      report,
      fetch: async (signal) => (await api.call('GET /ac/api/chat/moderation/log', query, signal)).list,
    });
    makeAutoObservable<this, 'deps' | 'life' | 'decided'>(
      this,
      { deps: false, life: false, decided: false, queue: false, bans: false, log: false },
      { autoBind: true },
    );
  }

  /** Refreshes the open section and the queue every 30 s, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.deps.isSeen()) this.refresh();
      await this.deps.timers.sleep(REFRESH_MS, signal);
    }
    this.life.abort();
  }

  /** An answer to an earlier refresh does not count any more. */
  refresh(): void {
    this.life.abort();
    this.life = new AbortController();
    const { signal } = this.life;
    void this.readQueue(signal);
    if (this.section !== 'queue') void this[this.section].load(signal);
  }

  choose(section: Section): void {
    this.section = section;
    this.refresh();
  }

  chooseKind(kind: Kind): void {
    this.kind = kind;
    if (!this.shown.some((item) => keyOf(item) === this.chosen)) this.chosen = undefined;
    this.chooseFirst();
  }

  look(item: QueueItem): void {
    this.chosen = keyOf(item);
    this.isOpen = true;
  }

  /** Leaves the open item; the focus returns to its row. */
  leave(): void {
    this.isOpen = false;
    this.moves += 1;
  }

  /** Goes to the next item of the list, or to the one before. */
  step(by: 1 | -1): void {
    const at = this.shown.findIndex((item) => keyOf(item) === this.chosen);
    const next = this.shown[at === -1 ? 0 : at + by];
    if (!next) return;
    this.chosen = keyOf(next);
    this.moves += 1;
  }

  /**
   * Takes the item out of the list at once, so that the user goes on with the next one. `work` resolves to false when the
   * decision failed, which brings the item back.
   */
  async decide(item: QueueItem, work: () => Promise<boolean>, undo?: () => Promise<void>): Promise<void> {
    const key = keyOf(item);
    if (this.decided.has(key)) return;
    const at = this.shown.findIndex((one) => keyOf(one) === key);
    const next = this.shown[at + 1] ?? this.shown[at - 1];
    this.decided.add(key);
    // Until this decision is made, there is none to undo: the one before is not the latest any more.
    this.undo = undefined;
    this.chosen = next && keyOf(next);
    this.leave();
    const done = await work();
    runInAction(() => {
      if (!done) this.decided.delete(key);
      else this.undo = undo;
    });
    this.refresh();
  }

  /** The latest decision is undone: its item waits again. */
  undone(): void {
    this.undo = undefined;
    this.decided.clear();
    this.refresh();
  }

  private get waiting(): readonly QueueItem[] {
    return (this.queue.value ?? []).filter((item) => !this.decided.has(keyOf(item)));
  }

  /** The items of the queue that are shown. */
  get shown(): readonly QueueItem[] {
    return this.waiting.filter(({ kind }) => this.kind === 'all' || kind === this.kind);
  }

  /** How many items of each kind wait. */
  count(kind: Kind): number {
    return kind === 'all' ? this.waiting.length : this.waiting.filter((item) => item.kind === kind).length;
  }

  private async readQueue(signal: AbortSignal): Promise<void> {
    await this.queue.load(signal);
    if (!signal.aborted) this.chooseFirst();
  }

  // An item that a colleague decided about stays chosen: a key that the user presses now must not meet the next one.
  private chooseFirst(): void {
    const [first] = this.shown;
    this.chosen = first && (this.chosen ?? keyOf(first));
  }

  // An item that waits again, because another moderator undid the decision, is shown again.
  private forgetDecided(list: readonly QueueItem[]): void {
    const keys = new Set(list.map(keyOf));
    for (const key of [...this.decided]) if (!keys.has(key)) this.decided.delete(key);
  }
}

/** Identifies an item of the queue. */
export function keyOf(item: QueueItem): string {
  switch (item.kind) {
    case 'held':
      return `held-${item.heldId}`;
    case 'report':
      return `report-${item.groupMessageId}`;
    case 'post':
      return `post-${item.postId}`;
    case 'comment':
      return `comment-${item.commentId}`;
    case 'request':
      return `request-${item.banId}`;
  }
}
