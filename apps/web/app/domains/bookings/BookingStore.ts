import type { Booking } from '@khandai/contracts';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BookingWish } from './LazyBookingStore';

/** Range of kick-offs in ms since the epoch: `from` inclusive, `to` exclusive. */
export interface BookingSpan {
  readonly from: number;
  readonly to: number;
}

export interface BookingDeps {
  /** One page of the bookings in a span; pages start at 1. */
  readonly list: (
    span: BookingSpan,
    pageNum: number,
    signal: AbortSignal,
  ) => Promise<{ total: number; list: Booking[] }>;
  /** Resolves with the booking, or null after a cancellation. */
  readonly send: (wish: BookingWish) => Promise<Booking | null>;
  /** From today to seven days ahead, in the viewer's timezone. */
  readonly week: () => BookingSpan;
  readonly done: (wish: BookingWish) => void;
  /** The wish was undone, because the server refused it or was unreachable. */
  readonly refused: (wish: BookingWish, error: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** Bookings are read this far ahead, not only for the week, so that any day page can show whether a match is booked. */
const AHEAD_MS = 366 * 86_400_000;

/** A member's bookings. A wish shows at once and is undone if the server refuses it. */
export class BookingStore {
  state: 'loading' | 'failed' | 'loaded' = 'loading';
  /** Sorted by the kick-off at the time of reading. */
  list: readonly Booking[] = [];
  private readonly wishes = observable.map<string, BookingWish>({}, { deep: false });
  private life = new AbortController();
  private reading: AbortController | undefined = undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly deps: BookingDeps) {
    makeAutoObservable<this, 'deps' | 'wishes' | 'life' | 'reading' | 'last'>(
      this,
      { list: observableRef, deps: false, wishes: false, life: false, reading: false, last: false },
      { autoBind: true },
    );
  }

  isBooked(fixtureId: string): boolean {
    return this.wishes.get(fixtureId)?.booked === true || this.ids.has(fixtureId);
  }

  /** Clears the list and reads it again, because another member may be logged in. */
  open(): void {
    this.close();
    this.life = new AbortController();
    this.list = [];
    this.wishes.clear();
    this.retry();
  }

  /** Called when the user changes. Guests have no bookings, and the server would refuse the request. */
  memberChanged(isMember: boolean): void {
    if (isMember) this.open();
    else this.close();
  }

  /** Reads the list again; a failure keeps the known list. */
  refresh(): void {
    void this.read();
  }

  retry(): void {
    this.state = 'loading';
    void this.read();
  }

  close(): void {
    this.life.abort();
    this.reading?.abort();
  }

  /** Sends wishes one after another, so that the last of two clicks wins. */
  want(wish: BookingWish): Promise<void> {
    const { signal } = this.life;
    this.wishes.set(wish.fixture.fixtureId, wish);
    this.last = this.last.then(() => this.send(wish, signal));
    return this.last;
  }

  /** The bookings as they will be once the server accepts every pending wish. */
  get shown(): readonly Booking[] {
    return this.list.filter((booking) => {
      const wish = this.wishes.get(booking.fixtureId);
      return !wish || wish.booked || !isMeant(booking, wish);
    });
  }

  private get ids(): ReadonlySet<string> {
    return new Set(this.shown.map(({ fixtureId }) => fixtureId));
  }

  private async send(wish: BookingWish, signal: AbortSignal): Promise<void> {
    try {
      // The previous user's wish must not be sent for the current user.
      if (signal.aborted) return;
      const booking = await this.deps.send(wish);
      if (signal.aborted) return;
      this.accept(wish, booking);
      this.deps.done(wish);
    } catch (error) {
      if (!signal.aborted) this.deps.refused(wish, error);
    } finally {
      this.drop(wish);
    }
  }

  private async read(): Promise<void> {
    this.reading?.abort();
    const reading = new AbortController();
    this.reading = reading;
    const { signal } = reading;
    const week = this.deps.week();
    try {
      const lists = await Promise.all([
        this.all(week, signal),
        this.all({ from: week.to, to: week.to + AHEAD_MS }, signal),
      ]);
      if (!signal.aborted) this.show(lists.flat());
    } catch (error) {
      if (signal.aborted) return;
      this.fail();
      this.deps.failed(error);
    } finally {
      if (this.reading === reading) this.reading = undefined;
    }
  }

  private async all(span: BookingSpan, signal: AbortSignal): Promise<Booking[]> {
    const found: Booking[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const { total, list } = await this.deps.list(span, pageNum, signal);
      found.push(...list);
      if (list.length === 0 || found.length >= total) return found;
    }
  }

  private show(list: readonly Booking[]): void {
    this.list = list;
    this.state = 'loaded';
  }

  private fail(): void {
    if (this.state === 'loading') this.state = 'failed';
  }

  private accept(wish: BookingWish, booking: Booking | null): void {
    const others = this.list.filter(
      (one) => !isMeant(one, booking ? { ...wish, commentatorId: booking.commentatorId } : wish),
    );
    this.list = booking ? [...others, booking].sort(byKickOff) : others;
    // A read in progress may predate this change.
    if (this.reading) void this.read();
  }

  /** Keeps a later wish for the same match. */
  private drop(wish: BookingWish): void {
    const { fixtureId } = wish.fixture;
    if (this.wishes.get(fixtureId) === wish) this.wishes.delete(fixtureId);
  }
}

/** An undefined `commentatorId` matches all bookings of the fixture; null matches the one without a commentator. */
const isMeant = (
  { fixtureId, commentatorId }: Booking,
  wish: {
    readonly fixture: Pick<BookingWish['fixture'], 'fixtureId'>;
    readonly commentatorId?: number | null | undefined;
  },
): boolean =>
  fixtureId === wish.fixture.fixtureId && (wish.commentatorId === undefined || wish.commentatorId === commentatorId);

const byKickOff = (a: Booking, b: Booking): number => a.fixture.kickOff.localeCompare(b.fixture.kickOff);
