import type { Fixture } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookingStore } from './BookingStore';

/** A match that shall be booked, or shall not be any more. */
export interface BookingWish {
  readonly fixture: Fixture;
  readonly booked: boolean;
  readonly commentatorId?: number | undefined;
}

/**
 * Which matches this member booked. What knows it is fetched when the first member is here: guests, most visitors, never need
 * it. What he asks for until then waits.
 */
export class LazyBookingStore {
  store: BookingStore | undefined = undefined;
  /** It could not be fetched: tried again when somebody asks for something. */
  gone = false;
  private waiting: BookingWish[] = [];

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { store: observableRef, waiting: false }, { autoBind: true });
  }

  isBooked(fixtureId: string): boolean {
    return this.store?.isBooked(fixtureId) ?? false;
  }

  want(wish: BookingWish): void {
    this.retry();
    if (this.store) void this.store.want(wish);
    else this.waiting.push(wish);
  }

  serve(store: BookingStore | undefined): void {
    this.store = store;
    if (store) for (const wish of this.waiting.splice(0)) void store.want(wish);
  }

  retry(): void {
    this.gone = false;
  }

  giveUp(): void {
    this.gone = true;
    this.waiting = [];
  }
}
