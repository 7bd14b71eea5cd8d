import type { ApiClient } from '@khandai/api-client';
import type { ChatBan, ModerationEntry, QueueItem } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../shell/parts/Part';

export const REFRESH_MS = 30_000;
const PAGE_SIZE = 100;

export const sections = ['queue', 'bans', 'log'] as const;
export type Section = (typeof sections)[number];

export const kinds = ['all', 'held', 'report', 'request'] as const;
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
  readonly queue: Part<readonly QueueItem[]>;
  readonly bans: Part<readonly ChatBan[]>;
  readonly log: Part<readonly ModerationEntry[]>;
  private life = new AbortController();

  constructor(private readonly deps: ModerationDeps) {
    const { api, report } = deps;
    const query = { query: { pageSize: PAGE_SIZE } };
    this.queue = new Part({
      report,
      fetch: async (signal) => (await api.call('GET /ac/api/chat/moderation/queue', query, signal)).list,
    });
    this.bans = new Part({
      report,
      fetch: async (signal) => (await api.call('GET /ac/api/chat/moderation/bans', query, signal)).list,
    });
    this.log = new Part({
      report,
      fetch: async (signal) => (await api.call('GET /ac/api/chat/moderation/log', query, signal)).list,
    });
    makeAutoObservable<this, 'deps' | 'life'>(
      this,
      { deps: false, life: false, queue: false, bans: false, log: false },
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
    void this.queue.load(signal);
    if (this.section !== 'queue') void this[this.section].load(signal);
  }

  choose(section: Section): void {
    this.section = section;
    this.refresh();
  }

  chooseKind(kind: Kind): void {
    this.kind = kind;
  }

  /** The items of the queue that are shown. */
  get shown(): readonly QueueItem[] {
    return (this.queue.value ?? []).filter(({ kind }) => this.kind === 'all' || kind === this.kind);
  }

  /** How many items of each kind wait. */
  count(kind: Kind): number {
    const items = this.queue.value ?? [];
    return kind === 'all' ? items.length : items.filter((item) => item.kind === kind).length;
  }
}

/** Identifies an item of the queue. */
export function keyOf(item: QueueItem): string {
  switch (item.kind) {
    case 'held':
      return `held-${item.heldId}`;
    case 'report':
      return `report-${item.groupMessageId}`;
    case 'request':
      return `request-${item.banId}`;
  }
}
