import { type Notification, NotificationKind, NotificationStatus, type UnreadCounts } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import { type LoadPage, NotificationList } from './notification-list.js';
import { UnreadTally } from './unread-tally.js';

/** What this library asks of the network. */
export interface NotificationsPort {
  unread(signal: AbortSignal): Promise<UnreadCounts>;
  readonly list: LoadPage;
  markRead(id: number): Promise<UnreadCounts>;
  /** Without a kind, those of both. */
  markAllRead(kind: NotificationKind | undefined): Promise<UnreadCounts>;
  /** Calls `listener` with the numbers that the server pushes, until the returned function is called. */
  watch(listener: (counts: UnreadCounts) => void): () => void;
  /** Whether there is a member's token: without one, the server is not asked. */
  hasToken(): boolean;
}

/** Time between two polls. Pushes come at once; the poll finds what they lost. */
export const POLL_MS = 5 * 60_000;

const kinds = [NotificationKind.message, NotificationKind.booking] as const;

/** A member's notifications: counts and lists, which a push or a poll refreshes. */
export class Notifications {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  /** A request that the reader did not start has failed. */
  readonly failed = new Emitter<unknown>();
  readonly #deps: { readonly port: NotificationsPort; readonly clock: Clock };
  readonly #tally = new UnreadTally();
  readonly #lists: Readonly<Record<NotificationKind, NotificationList>>;
  #life: AbortSignal = AbortSignal.abort();

  constructor(deps: { readonly port: NotificationsPort; readonly clock: Clock }) {
    this.#deps = deps;
    const listOf = (kind: NotificationKind) => {
      const list = new NotificationList({ kind, load: (...page) => deps.port.list(...page) });
      list.changed.on(() => {
        this.changed.emit();
      });
      return list;
    };
    this.#lists = {
      [NotificationKind.message]: listOf(NotificationKind.message),
      [NotificationKind.booking]: listOf(NotificationKind.booking),
    };
  }

  /** How many of this kind are unread; without a kind, of both. */
  unread(kind?: NotificationKind): number {
    return kind === undefined ? this.#tally.total : this.#tally.of(kind);
  }

  list(kind: NotificationKind): NotificationList {
    return this.#lists[kind];
  }

  /** Listens and polls until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { port, clock } = this.#deps;
    this.#life = signal;
    const stop = port.watch((counts) => {
      this.#hear(counts);
    });
    signal.addEventListener('abort', stop, { once: true });
    while (!signal.aborted) {
      await this.poll();
      await clock.sleep(POLL_MS, signal);
    }
  }

  /** Asks for the numbers now, as after a lost connection. */
  async poll(): Promise<void> {
    const signal = this.#life;
    const { port } = this.#deps;
    if (signal.aborted || !port.hasToken()) return;
    try {
      const counts = await port.unread(signal);
      if (!signal.aborted) this.#hear(counts);
    } catch (error) {
      if (!signal.aborted) this.failed.emit(error);
    }
  }

  /** Loads the newest ones of a kind, unless they are loaded. */
  show(kind: NotificationKind): Promise<void> {
    const list = this.list(kind);
    return list.isLoaded && list.status !== 'failed' ? Promise.resolve() : this.reload(kind);
  }

  reload(kind: NotificationKind): Promise<void> {
    return this.list(kind).refresh(this.#life);
  }

  loadMore(kind: NotificationKind): Promise<void> {
    return this.list(kind).loadMore(this.#life);
  }

  /** The reader opens one: it is read at once, and unread again when the server refuses. */
  async open({ id, type, status }: Pick<Notification, 'id' | 'type' | 'status'>): Promise<void> {
    if (status === NotificationStatus.read) return;
    const list = this.list(type);
    this.#tally.open(id, type);
    list.open(id);
    try {
      const counts = await this.#deps.port.markRead(id);
      this.#tally.answered(id, counts);
      this.changed.emit();
    } catch (error) {
      this.#tally.answered(id);
      list.close(id);
      this.failed.emit(error);
      await this.reload(type);
    }
  }

  /** Reads all of a kind, or of both. Rejects as the port does, with everything as it was. */
  async openAll(kind?: NotificationKind): Promise<void> {
    const done = this.#tally.clear(kind === undefined ? kinds : [kind]);
    this.changed.emit();
    try {
      done(await this.#deps.port.markAllRead(kind));
    } catch (error) {
      done();
      this.changed.emit();
      throw error;
    }
    this.#reloadShown();
  }

  #hear(counts: UnreadCounts): void {
    if (this.#tally.hear(counts)) this.#reloadShown();
    this.changed.emit();
  }

  #reloadShown(): void {
    for (const kind of kinds) if (this.list(kind).isLoaded) void this.reload(kind);
  }
}
