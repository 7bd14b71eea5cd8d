import { type Notification, type NotificationKind, NotificationStatus } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

/** One page of the list; `total` is that of the whole list. */
export interface NotificationPage {
  readonly total: number;
  readonly list: readonly Notification[];
}

export type LoadPage = (kind: NotificationKind, pageNum: number, signal: AbortSignal) => Promise<NotificationPage>;

export type ListStatus = 'idle' | 'loading' | 'failed';

/** Notifications of one kind, the newest first, by pages. A page that fails is a status; what is shown stays. */
export class NotificationList {
  readonly changed = new Emitter<void>();
  readonly #load: LoadPage;
  readonly #kind: NotificationKind;
  #shown: readonly Notification[] = [];
  #status: ListStatus = 'idle';
  #pages = 0;
  #total = 0;
  /** Ids that the reader opened: an older answer may still have them as unread. */
  readonly #opened = new Set<number>();
  #turn: AbortController | undefined;

  constructor({ kind, load }: { readonly kind: NotificationKind; readonly load: LoadPage }) {
    this.#kind = kind;
    this.#load = load;
  }

  get notifications(): readonly Notification[] {
    return this.#shown;
  }

  get status(): ListStatus {
    return this.#status;
  }

  /** Whether the first page was loaded. */
  get isLoaded(): boolean {
    return this.#pages > 0;
  }

  get hasMore(): boolean {
    return this.#shown.length < this.#total;
  }

  /** Loads the newest page again; also the first time and after a failure. It replaces a request that is under way. */
  refresh(signal: AbortSignal): Promise<void> {
    return this.#get(1, signal, ({ list, total }) => {
      const [oldest] = list.slice(-1);
      // Later pages stay: their first line follows the last one of this page.
      const rest = oldest ? this.#shown.filter(({ at }) => at < oldest.at) : [];
      this.#pages = Math.max(1, this.#pages);
      this.#total = total;
      this.#set([...list, ...(this.#pages > 1 ? rest : [])]);
    });
  }

  async loadMore(signal: AbortSignal): Promise<void> {
    if (!this.isLoaded) return this.refresh(signal);
    if (!this.hasMore || this.#status === 'loading') return;
    const pageNum = this.#pages + 1;
    return this.#get(pageNum, signal, ({ list, total }) => {
      this.#pages = pageNum;
      // What moved to the top meanwhile leaves a line of the page before at the start of this one.
      this.#total = list.length === 0 ? this.#shown.length : total;
      this.#set([...this.#shown, ...list]);
    });
  }

  /** Shows one as read. */
  open(id: number): void {
    this.#opened.add(id);
    this.#set(this.#shown);
  }

  /** Shows one as it was before. */
  close(id: number): void {
    this.#opened.delete(id);
  }

  async #get(pageNum: number, signal: AbortSignal, accept: (page: NotificationPage) => void): Promise<void> {
    this.#turn?.abort();
    const turn = (this.#turn = new AbortController());
    const both = AbortSignal.any([signal, turn.signal]);
    if (both.aborted) return;
    this.#become('loading');
    try {
      const page = await this.#load(this.#kind, pageNum, both);
      if (both.aborted) return;
      accept(page);
      this.#become('idle');
    } catch {
      if (!both.aborted) this.#become('failed');
    } finally {
      if (signal.aborted && this.#turn === turn) this.#become('idle');
    }
  }

  #set(all: readonly Notification[]): void {
    const byId = new Map<number, Notification>();
    for (const one of all) if (!byId.has(one.id)) byId.set(one.id, this.#asOpened(one));
    this.#shown = [...byId.values()];
    this.changed.emit();
  }

  #asOpened(one: Notification): Notification {
    return this.#opened.has(one.id) ? { ...one, status: NotificationStatus.read } : one;
  }

  #become(status: ListStatus): void {
    this.#status = status;
    this.changed.emit();
  }
}
