import type { Booking } from '@khandai/contracts';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BookingWish } from './LazyBookingStore';

/** Of kick-offs, from `from` (included) to `to` (not included), in milliseconds since the epoch. */
export interface BookingSpan {
  readonly from: number;
  readonly to: number;
}

export interface BookingDeps {
  /** A page of the bookings of a span, from 1. */
  readonly list: (span: BookingSpan, pageNum: number, signal: AbortSignal) => Promise<{ total: number; list: Booking[] }>;
  /** Answers the booking; null for one that was given up. */
  readonly send: (wish: BookingWish) => Promise<Booking | null>;
  /** From today to seven days ahead, as the viewer's days go. */
  readonly week: () => BookingSpan;
  readonly done: (wish: BookingWish) => void;
  /** What was asked for is undone: the server refused it, or could not be reached. */
  readonly refused: (wish: BookingWish, error: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** So far ahead bookings are read besides the week: whatever a page of days shows says whether it is booked. */
const AHEAD_MS = 366 * 86_400_000;

/** A member's bookings. A wish shows at once and is undone if the server refuses it. */
export class BookingStore {
  state: 'loading' | 'failed' | 'loaded' = 'loading';
  /** By kick-off as it was when they were read. */
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

  /** Clears the list and reads it again, because another member may be here. */
  open(): void {
    this.close();
    this.life = new AbortController();
    this.list = [];
    this.wishes.clear();
    this.retry();
  }

  /** Another user is here. Guests have no bookings, and a request would be refused. */
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

  /** Wishes are sent one after another, so that the last of two presses counts. */
  want(wish: BookingWish): Promise<void> {
    const { signal } = this.life;
    this.wishes.set(wish.fixture.fixtureId, wish);
    this.last = this.last.then(() => this.send(wish, signal));
    return this.last;
  }

  /** The bookings as they will be once every pending wish is granted. */
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
      // A wish of the user before is not sent for the user who is here now.
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
      const lists = await Promise.all([this.all(week, signal), this.all({ from: week.to, to: week.to + AHEAD_MS }, signal)]);
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
    const others = this.list.filter((one) => !isMeant(one, booking ? { ...wish, commentatorId: booking.commentatorId } : wish));
    this.list = booking ? [...others, booking].sort(byKickOff) : others;
    // What is being read may be from before this.
    if (this.reading) void this.read();
  }

  /** A later wish for the same match stays. */
  private drop(wish: BookingWish): void {
    const { fixtureId } = wish.fixture;
    if (this.wishes.get(fixtureId) === wish) this.wishes.delete(fixtureId);
  }
}

/** Without a commentator all bookings of the match are meant, with null the one that names none. */
const isMeant = (
  { fixtureId, commentatorId }: Booking,
  wish: { readonly fixture: Pick<BookingWish['fixture'], 'fixtureId'>; readonly commentatorId?: number | null | undefined },
): boolean => fixtureId === wish.fixture.fixtureId && (wish.commentatorId === undefined || wish.commentatorId === commentatorId);

const byKickOff = (a: Booking, b: Booking): number => a.fixture.kickOff.localeCompare(b.fixture.kickOff);
