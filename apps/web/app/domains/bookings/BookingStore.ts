import type { Booking } from '@khandai/contracts';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BookingRequest } from './LazyBookingStore';

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
  readonly send: (request: BookingRequest) => Promise<Booking | null>;
  /** From today to seven days ahead, in the viewer's timezone. */
  readonly week: () => BookingSpan;
  readonly done: (request: BookingRequest) => void;
  /** The change was undone, because the server refused it or was unreachable. */
  readonly refused: (request: BookingRequest, error: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** Bookings are read this far ahead, not only for the week, so that any day page can show whether a match is booked. */
const AHEAD_MS = 366 * 86_400_000;

/** A member's bookings. A change shows at once and is undone if the server refuses it. */
export class BookingStore {
  state: 'loading' | 'failed' | 'loaded' = 'loading';
  /** Sorted by the kick-off at the time of reading. */
  list: readonly Booking[] = [];
  private readonly requests = observable.map<string, BookingRequest>({}, { deep: false });
  private life = new AbortController();
  private reading: AbortController | undefined = undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly deps: BookingDeps) {
    makeAutoObservable<this, 'deps' | 'requests' | 'life' | 'reading' | 'last'>(
      this,
      { list: observableRef, deps: false, requests: false, life: false, reading: false, last: false },
      { autoBind: true },
    );
  }

  isBooked(fixtureId: string): boolean {
    return this.requests.get(fixtureId)?.booked === true || this.ids.has(fixtureId);
  }

  /** Clears the list and reads it again, because another member may be logged in. */
  open(): void {
    this.close();
    this.life = new AbortController();
    this.list = [];
    this.requests.clear();
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

  /** Sends requests one after another, so that the last of two clicks wins. One that is on its way already is not sent again. */
  want(request: BookingRequest): Promise<void> {
    const { signal } = this.life;
    const before = this.requests.get(request.fixture.fixtureId);
    if (before?.booked === request.booked && before.commentatorId === request.commentatorId) return this.last;
    this.requests.set(request.fixture.fixtureId, request);
    this.last = this.last.then(() => this.send(request, signal));
    return this.last;
  }

  /** The bookings as they will be once the server accepts every pending change. */
  get shown(): readonly Booking[] {
    return this.list.filter((booking) => {
      const request = this.requests.get(booking.fixtureId);
      return !request || request.booked || !isMeant(booking, request);
    });
  }

  private get ids(): ReadonlySet<string> {
    return new Set(this.shown.map(({ fixtureId }) => fixtureId));
  }

  private async send(request: BookingRequest, signal: AbortSignal): Promise<void> {
    try {
      // The previous user's change must not be sent for the current user.
      if (signal.aborted) return;
      const booking = await this.deps.send(request);
      if (signal.aborted) return;
      this.accept(request, booking);
      this.deps.done(request);
    } catch (error) {
      if (!signal.aborted) this.deps.refused(request, error);
    } finally {
      this.drop(request);
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

  private accept(request: BookingRequest, booking: Booking | null): void {
    const others = this.list.filter(
      (one) => !isMeant(one, booking ? { ...request, commentatorId: booking.commentatorId } : request),
    );
    this.list = booking ? [...others, booking].sort(byKickOff) : others;
    // A read in progress may predate this change.
    if (this.reading) void this.read();
  }

  /** Keeps a later change for the same match. */
  private drop(request: BookingRequest): void {
    const { fixtureId } = request.fixture;
    if (this.requests.get(fixtureId) === request) this.requests.delete(fixtureId);
  }
}

/** An undefined `commentatorId` matches all bookings of the fixture; null matches the one without a commentator. */
const isMeant = (
  { fixtureId, commentatorId }: Booking,
  request: {
    readonly fixture: Pick<BookingRequest['fixture'], 'fixtureId'>;
    readonly commentatorId?: number | null | undefined;
  },
): boolean =>
  fixtureId === request.fixture.fixtureId &&
  (request.commentatorId === undefined || request.commentatorId === commentatorId);

const byKickOff = (a: Booking, b: Booking): number => a.fixture.kickOff.localeCompare(b.fixture.kickOff);
