import type { Fixture } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookingStore } from './BookingStore';

/** A match to book, or whose booking to cancel. */
export interface BookingRequest {
  readonly fixture: Fixture;
  readonly booked: boolean;
  readonly commentatorId?: number | undefined;
}

/**
 * The matches that this member booked. `BookingStore` loads when the first member is logged in, because most visitors
 * are guests. Wishes wait until it has loaded.
 */
export class LazyBookingStore {
  store: BookingStore | undefined = undefined;
  /** The code failed to load; the next request loads it again. */
  gone = false;
  private waiting: BookingRequest[] = [];

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { store: observableRef, waiting: false }, { autoBind: true });
  }

  isBooked(fixtureId: string): boolean {
    return this.store?.isBooked(fixtureId) ?? false;
  }

  want(request: BookingRequest): void {
    this.retry();
    if (this.store) void this.store.want(request);
    else this.waiting.push(request);
  }

  serve(store: BookingStore | undefined): void {
    this.store = store;
    if (store) for (const request of this.waiting.splice(0)) void store.want(request);
  }

  retry(): void {
    this.gone = false;
  }

  giveUp(): void {
    this.gone = true;
    this.waiting = [];
  }
}
