import { type Notification, NotificationKind } from '@khandai/contracts';
import { type ListStatus, Notifications, type NotificationsPort } from '@khandai/notifications';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

export interface NotificationsDeps {
  readonly port: NotificationsPort;
  readonly clock: Clock;
  /** Logs a failed request that the member did not start. */
  readonly failed: (error: unknown) => void;
}

/** A list as the screens show it. */
export interface ShownList {
  readonly notifications: readonly Notification[];
  readonly status: ListStatus;
  readonly isLoaded: boolean;
  readonly hasMore: boolean;
}

type ByKind<T> = Readonly<Record<NotificationKind, T>>;

/** One member's notifications for screens. The rules are those of `@khandai/notifications`. */
export class NotificationsStore {
  private counts: ByKind<number>;
  private lists: ByKind<ShownList>;
  private readonly model: Notifications;

  constructor(deps: NotificationsDeps) {
    this.model = new Notifications(deps);
    this.counts = byKind((kind) => this.model.unread(kind));
    this.lists = byKind((kind) => shown(this.model.list(kind)));
    makeAutoObservable<this, 'model' | 'counts' | 'lists'>(
      this,
      { model: false, counts: observableRef, lists: observableRef },
      { autoBind: true },
    );
    this.model.changed.on(this.read);
    this.model.failed.on(deps.failed);
  }

  /** Without a kind, of both. */
  unread(kind?: NotificationKind): number {
    const { message, booking } = NotificationKind;
    return kind === undefined ? this.counts[message] + this.counts[booking] : this.counts[kind];
  }

  list(kind: NotificationKind): ShownList {
    return this.lists[kind];
  }

  /** Polls and listens until `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    return this.model.run(signal);
  }

  poll(): Promise<void> {
    return this.model.poll();
  }

  show(kind: NotificationKind): Promise<void> {
    return this.model.show(kind);
  }

  reload(kind: NotificationKind): Promise<void> {
    return this.model.reload(kind);
  }

  loadMore(kind: NotificationKind): Promise<void> {
    return this.model.loadMore(kind);
  }

  open(notification: Pick<Notification, 'id' | 'type' | 'status'>): Promise<void> {
    return this.model.open(notification);
  }

  openAll(): Promise<void> {
    return this.model.openAll();
  }

  private read(): void {
    this.counts = byKind((kind) => this.model.unread(kind));
    this.lists = byKind((kind) => shown(this.model.list(kind)));
  }
}

const byKind = <T>(of: (kind: NotificationKind) => T): ByKind<T> => ({
  [NotificationKind.message]: of(NotificationKind.message),
  [NotificationKind.booking]: of(NotificationKind.booking),
});

const shown = ({ notifications, status, isLoaded, hasMore }: ShownList): ShownList => ({
  ...{ notifications, status, isLoaded, hasMore },
});
