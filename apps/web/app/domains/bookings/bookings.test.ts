import type { SessionState } from '@khandai/auth-session';
import type { Booking, Fixture } from '@khandai/contracts';
import { RawStatus } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import { makeAutoObservable } from 'mobx';
import { coming, fixture, NOW, rootData } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { booking as words } from '../../i18n/vi/lazy/booking';
import { ClockStore } from '../../shell/services/ClockStore';
import { LiveStore } from '../match';
import { memberChangeListener } from '../../shell/services/member-change';
import { doneToast, isAhead, refusedToast, reminderToast } from './booking-words';
import { type BookingDeps, type BookingSpan, BookingStore } from './BookingStore';
import { LazyBookingStore, type BookingRequest } from './LazyBookingStore';
import { ShownReminders } from './ShownReminders';
import { dueReminders } from './reminders';
import { ReminderWatch } from './ReminderWatch';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const match = (fixtureId: string, part: Partial<Fixture> = {}) => coming({ fixtureId, kickOff: at(60), ...part });

function aBooking(of: Fixture, part: Partial<Booking> = {}): Booking {
  const { fixtureId, kickOff } = of;
  const name = 'Công An Hà Nội – Thép Xanh Nam Định';
  return {
    fixtureId,
    userId: 5,
    commentatorId: null,
    commentator: null,
    name,
    bookedFor: kickOff,
    bookedAt: at(-60),
    fixture: of,
    ...part,
  };
}

/** A server that stores bookings and answers when the test releases the call. */
function setUp(stored: Booking[] = [], deps: Partial<BookingDeps> = {}) {
  const notices: string[] = [];
  const requested: [BookingSpan, number][] = [];
  const server = { stored };
  const store = new BookingStore({
    list: (span, pageNum) => {
      requested.push([span, pageNum]);
      const list = server.stored.filter(
        ({ fixture: { kickOff } }) => Date.parse(kickOff) >= span.from && Date.parse(kickOff) < span.to,
      );
      return Promise.resolve({ total: list.length, list: list.slice((pageNum - 1) * 2, pageNum * 2) });
    },
    send: ({ fixture: wanted, booked, commentatorId }) => {
      server.stored = server.stored.filter(({ fixtureId }) => fixtureId !== wanted.fixtureId);
      const booking = aBooking(wanted, { commentatorId: commentatorId ?? null });
      if (booked) server.stored.push(booking);
      return Promise.resolve(booked ? booking : null);
    },
    week: () => ({ from: NOW - DAY / 2, to: NOW + 7.5 * DAY }),
    done: ({ fixture: { fixtureId }, booked }) => notices.push(`${fixtureId} ${booked ? 'booked' : 'free'}`),
    refused: ({ fixture: { fixtureId } }, error) => notices.push(`${fixtureId} ${(error as Error).message}`),
    failed: (error) => notices.push((error as Error).message),
    ...deps,
  });
  const request = (fixtureId: string, booked: boolean, rest: Partial<BookingRequest> = {}): BookingRequest => ({
    fixture: match(fixtureId),
    booked,
    ...rest,
  });
  return { store, notices, requested, server, request };
}

describe('BookingStore', () => {
  test('[LS6] (needs a logged-in user, list) aborts its requests at logout, and loads nothing for a guest', () => {
    const requested: AbortSignal[] = [];
    const { store } = setUp([], {
      list: (_span, _pageNum, signal) => {
        requested.push(signal);
        return new Promise(() => undefined);
      },
    });
    const token = (sid: string, serial = 1) => `x.${btoa(JSON.stringify({ sid, serial }))}.y`;
    const session = { state: { status: 'member', token: token('a') } } as { state: SessionState };
    const changed = memberChangeListener(session, store.memberChanged);
    const become = (state: Partial<SessionState>) => {
      session.state = state as SessionState;
      changed();
      return requested.map(({ aborted }) => aborted);
    };
    store.open();
    expect(become({ status: 'member', token: token('a', 2) })).toEqual([false, false]);
    expect(become({ status: 'starting' })).toEqual([true, true]);
    expect(become({ status: 'guest', guestToken: 'g' })).toEqual([true, true]);
    expect(become({ status: 'member', token: token('b') })).toEqual([true, true, false, false]);
  });

  test('a queued request is not sent for the next user', async () => {
    const sent: string[] = [];
    const { store, notices } = setUp([], {
      send: ({ fixture: { fixtureId } }) => {
        sent.push(fixtureId);
        return Promise.resolve(null);
      },
    });
    store.open();
    const requests = ['a', 'b'].map((id) => store.want({ fixture: match(id), booked: true }));
    store.memberChanged(false);
    await Promise.all(requests);
    expect([sent, notices]).toEqual([[], []]);
    expect(store.isBooked('a')).toBe(false);
  });

  test('[LS6] (window) loads the week page by page, and later bookings', async () => {
    const stored = ['a', 'b', 'c'].map((id) => aBooking(match(id)));
    const { store, requested } = setUp([...stored, aBooking(match('far', { kickOff: at(20 * 24 * 60) }))]);
    store.open();
    await settle();
    expect([store.state, store.list.map(({ fixtureId }) => fixtureId)]).toEqual(['loaded', ['a', 'b', 'c', 'far']]);
    const week = { from: NOW - DAY / 2, to: NOW + 7.5 * DAY };
    expect(requested.filter(([span]) => span.to === week.to)).toEqual([
      [week, 1],
      [week, 2],
    ]);
    expect([store.isBooked('far'), store.isBooked('other')]).toEqual([true, false]);
  });

  test('a change shows at once, and stays when the server accepts it', async () => {
    const { store, notices, request } = setUp();
    store.open();
    await settle();
    const done = store.want(request('a', true));
    expect(store.isBooked('a')).toBe(true);
    await done;
    expect([store.isBooked('a'), store.list.length, notices]).toEqual([true, 1, ['a booked']]);
    const over = store.want(request('a', false));
    expect([store.isBooked('a'), store.shown]).toEqual([false, []]);
    await over;
    expect([store.isBooked('a'), notices]).toEqual([false, ['a booked', 'a free']]);
  });

  test('[LS6] (refusal) a refused change is undone, and reported', async () => {
    const { store, notices, request } = setUp([aBooking(match('b'))], { send: () => Promise.reject(new Error('no')) });
    store.open();
    await settle();
    const both = [store.want(request('a', true)), store.want(request('b', false))];
    expect([store.isBooked('a'), store.isBooked('b')]).toEqual([true, false]);
    await Promise.all(both);
    expect([store.isBooked('a'), store.isBooked('b'), notices]).toEqual([false, true, ['a no', 'b no']]);
  });

  test('of two presses the last one counts, in any order of the answers', async () => {
    const { store, server, request } = setUp();
    store.open();
    const [, last] = [store.want(request('a', true)), store.want(request('a', false))];
    expect(store.isBooked('a')).toBe(false);
    await last;
    expect([store.isBooked('a'), server.stored]).toEqual([false, []]);
  });

  test('a second press that wants the same is no second request', async () => {
    const { store, notices, request } = setUp();
    store.open();
    await Promise.all([store.want(request('a', true)), store.want(request('a', true))]);
    expect([store.isBooked('a'), notices]).toEqual([true, ['a booked']]);
  });

  test('a list read before a booking does not remove it', async () => {
    const { store, request } = setUp();
    store.open();
    await store.want(request('a', true));
    await settle();
    expect([store.isBooked('a'), store.state]).toEqual([true, 'loaded']);
  });

  test('cancelling one commentator of a match keeps the others; without one all are cancelled', async () => {
    const stored = [7, 8].map((commentatorId) => aBooking(match('a'), { commentatorId }));
    const { store, request } = setUp(stored, { send: () => Promise.resolve(null) });
    store.open();
    await settle();
    await store.want(request('a', false, { commentatorId: 7 }));
    expect([store.list.map(({ commentatorId }) => commentatorId), store.isBooked('a')]).toEqual([[8], true]);
    await store.want(request('a', false));
    expect(store.isBooked('a')).toBe(false);
  });

  test('a failed list is loaded again; a loaded one stays when its reload fails', async () => {
    let broken = true;
    const list = () =>
      broken ? Promise.reject(new Error('away')) : Promise.resolve({ total: 1, list: [aBooking(match('a'))] });
    const { store, notices } = setUp([], { list });
    store.open();
    await settle();
    expect(store.state).toBe('failed');
    broken = false;
    store.retry();
    await settle();
    expect([store.state, store.isBooked('a')]).toEqual(['loaded', true]);
    broken = true;
    store.refresh();
    await settle();
    expect([store.state, store.isBooked('a'), notices]).toEqual(['loaded', true, ['away', 'away']]);
  });

  test('another member sees nothing of the previous one, even with pending requests', async () => {
    const { store, notices, server, request } = setUp([aBooking(match('a'))]);
    store.open();
    await settle();
    const late = store.want(request('b', true));
    server.stored = [];
    store.open();
    expect([store.isBooked('a'), store.isBooked('b')]).toEqual([false, false]);
    await late;
    expect(notices).toEqual([]);
  });
});

describe('LazyBookingStore', () => {
  test('a request before the store is loaded waits for it', async () => {
    const { store, notices, request } = setUp();
    const view = new LazyBookingStore();
    view.want(request('a', true));
    expect(view.isBooked('a')).toBe(false);
    view.serve(store);
    expect(view.isBooked('a')).toBe(true);
    await settle();
    expect(notices).toEqual(['a booked']);
  });

  test('a request fails when the store fails to load', async () => {
    const { store, notices, request } = setUp();
    const view = new LazyBookingStore();
    view.want(request('a', true));
    view.giveUp();
    expect(view.gone).toBe(true);
    view.want(request('b', true));
    expect(view.gone).toBe(false);
    view.serve(store);
    await settle();
    expect(notices).toEqual(['b booked']);
  });
});

describe('reminders', () => {
  const kinds = (of: Fixture, minutes: number, part: Partial<Booking> = {}) =>
    dueReminders([aBooking(of, part)], NOW + minutes * MINUTE, (same) => same).map(({ kind }) => kind);
  const quiet = { commentators: [] };

  test('[LS6] (reminds) a quarter of an hour before kick-off, and not after it', () => {
    expect([44, 45, 59, 60].map((minutes) => kinds(match('a', quiet), minutes))).toEqual([[], ['soon'], ['soon'], []]);
  });

  test('no reminder for a booking made in the last quarter of an hour', () => {
    expect([at(44), at(45), at(50)].map((bookedAt) => kinds(match('a', quiet), 50, { bookedAt }))).toEqual([
      ['soon'],
      [],
      [],
    ]);
  });

  test('[LS6] (reminds) when the match is live, while it can still be watched', () => {
    const live = fixture({ kickOff: at(0), ...quiet });
    expect([1, 100, 120].map((minutes) => kinds(live, minutes))).toEqual([['live'], ['live'], []]);
    expect(kinds(fixture({ state: 3, status: RawStatus.finished }), 1)).toEqual([]);
  });

  test('[LS6] (reminds) when the booked commentator is on air, or any commentator if none was booked', () => {
    const onAir = match('a');
    expect(kinds(onAir, 31)).toEqual(['onAir']);
    expect(kinds(onAir, 31, { commentatorId: 7 })).toEqual(['onAir']);
    expect(kinds(onAir, 31, { commentatorId: 8 })).toEqual([]);
    expect(kinds(onAir, 29)).toEqual([]);
  });

  test('a rescheduled match is reported and reminds again; a cancelled one is reported', () => {
    const moved = match('a', { kickOff: at(300), ...quiet });
    const [reported] = dueReminders([aBooking(moved, { bookedFor: at(60) })], NOW, (same) => same);
    expect(reported).toMatchObject({ kind: 'moved', key: `5 a moved ${at(300)}` });
    expect(kinds(match('a', { status: RawStatus.postponed, state: 3 }), 0)).toEqual(['calledOff']);
    const keys = [60, 300].map(
      (minutes) =>
        dueReminders(
          [aBooking(match('a', { kickOff: at(minutes), ...quiet }))],
          NOW + (minutes - 5) * MINUTE,
          (same) => same,
        )[0]?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

const memory = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
};
const runExclusive = async (work: () => void) => {
  await Promise.resolve();
  work();
};

test('a reminder shows in one page of a browser only, also when the storage is full', async () => {
  const storage = memory();
  const [one, other] = [new ShownReminders(storage, runExclusive), new ShownReminders(storage, runExclusive)];
  const claims = await Promise.all([one.claim(['a', 'b']), other.claim(['b', 'c'])]);
  expect(claims.map((keys) => [...keys])).toEqual([['a', 'b'], ['c']]);
  await one.claim(Array.from({ length: 199 }, (_, n) => `k${n}`));
  expect([...(await other.claim(['c', 'a']))]).toEqual(['a']);
  storage.setItem('khandai:reminded', '{"keys":7}');
  expect([...(await other.claim(['c']))]).toEqual(['c']);
});

describe('ReminderWatch', () => {
  class FakeStore {
    list: readonly Booking[] = [];
    refreshed = 0;
    constructor() {
      makeAutoObservable(this, {}, { autoBind: true });
    }
    show(list: readonly Booking[]) {
      this.list = list;
    }
    refresh() {
      this.refreshed += 1;
    }
  }

  async function watching(storage = memory()) {
    const timers = new FakeClock(NOW);
    const clock = new ClockStore({ now: NOW, timezone: 'Asia/Ho_Chi_Minh' }, timers);
    const live = new LiveStore(rootData());
    const store = new FakeStore();
    const notices: string[] = [];
    const page = { seen: true };
    const life = new AbortController();
    const watch = new ReminderWatch({
      store,
      clock,
      latest: live.latest,
      reminded: new ShownReminders(storage, runExclusive),
      isSeen: () => page.seen,
      notify: ({ kind, fixture: { fixtureId } }) => notices.push(`${fixtureId} ${kind}`),
    });
    void clock.run(life.signal);
    watch.run(life.signal);
    await settle();
    return { timers, live, store, notices, page, life, watch, storage };
  }

  const quiet = { commentators: [] };

  test('[LS6] (reminds) once at its minute, and once more when the match starts', async () => {
    const { timers, live, store, notices } = await watching();
    store.show([aBooking(match('a', quiet))]);
    await timers.advance(44 * MINUTE);
    expect(notices).toEqual([]);
    await timers.advance(10 * MINUTE);
    expect(notices).toEqual(['a soon']);
    const { commentators: _, ...started } = fixture({ fixtureId: 'a', kickOff: at(60), updatedAt: at(60) });
    live.acceptScores([started], NOW);
    await settle();
    await timers.advance(5 * MINUTE);
    expect(notices).toEqual(['a soon', 'a live']);
  });

  test('a hidden page shows nothing; another page does, or the same one when it is visible', async () => {
    const hidden = await watching();
    hidden.page.seen = false;
    hidden.store.show([aBooking(match('a', { kickOff: at(5), ...quiet }))]);
    await settle();
    expect(hidden.notices).toEqual([]);
    const other = await watching(hidden.storage);
    other.store.show(hidden.store.list);
    await settle();
    hidden.page.seen = true;
    await hidden.watch.check(hidden.life.signal);
    expect([hidden.notices, other.notices]).toEqual([[], ['a soon']]);
  });

  test('near a kick-off the list is read every minute, otherwise not; everything ends with the page', async () => {
    const { timers, store, life, notices } = await watching();
    store.show([aBooking(match('a', quiet))]);
    await timers.advance(29 * MINUTE);
    expect(store.refreshed).toBe(0);
    await timers.advance(3 * MINUTE);
    expect(store.refreshed).toBe(3);
    life.abort();
    await timers.advance(60 * MINUTE);
    expect([store.refreshed, notices]).toEqual([3, []]);
  });
});

describe('words', () => {
  const i18n = new I18n('vi');
  i18n.addResources('booking', words);
  const t = i18n.getFixedT('booking');
  const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
  const enter = () => undefined;
  const name = 'Công An Hà Nội – Thép Xanh Nam Định';

  test('the toast of a booking states the time of the reminder, and has an undo', () => {
    const toast = doneToast({ fixture: match('a'), booked: true }, moment, t, enter);
    expect(toast).toMatchObject({ title: `Đã đặt lịch ${name}`, actions: [{ label: 'Hoàn tác' }] });
    expect(toast.text).toBe('Nhắc bạn lúc 21:16 · Th 6, 20/11, trước giờ bắt đầu 15 phút.');
    expect(doneToast({ fixture: match('a', { kickOff: at(9) }), booked: true }, moment, t, enter).text).toBe(
      'Nhắc bạn khi trận đấu bắt đầu.',
    );
  });

  test('a refusal without a message gets a default one', () => {
    const request = { fixture: match('a'), booked: true };
    expect(refusedToast(request, new Error('x'), t)).toMatchObject({
      tone: 'bad',
      title: `Chưa đặt được lịch ${name}`,
      text: 'Đã xảy ra lỗi, bạn thử lại sau giây lát nhé.',
    });
    expect(refusedToast({ ...request, booked: false }, new Error('x'), t).title).toBe(`Chưa bỏ được lịch ${name}`);
  });

  test('reminders lead into the room, but for a match that is called off', () => {
    const toastOf = (kind: Parameters<typeof reminderToast>[0]['kind'], of = match('a')) =>
      reminderToast({ kind, key: 'k', booking: aBooking(of), fixture: of }, moment, t, enter);
    expect([toastOf('soon'), toastOf('onAir'), toastOf('moved')].map(({ title, text }) => [title, text])).toEqual([
      [`Sắp đến giờ: ${name}`, 'Bắt đầu lúc 21:31.'],
      ['BLV Gió Lào đã lên sóng', `${name}, bắt đầu lúc 21:31.`],
      [`${name} đổi giờ`, 'Giờ mới: 21:31 · Th 6, 20/11. Lịch bạn đặt đã chuyển theo.'],
    ]);
    const off = toastOf('calledOff', match('a', { status: RawStatus.postponed, state: 3 }));
    expect([off.text, off.actions, toastOf('live').actions?.length]).toEqual(['Trận đấu bị hoãn.', undefined, 1]);
  });

  test('finished matches leave the list, cancelled ones stay', () => {
    const ahead = [coming(), fixture(), fixture({ state: 3, status: -1 }), fixture({ state: 3, status: -14 })].map(
      (one) => isAhead({ fixture: one }),
    );
    expect(ahead).toEqual([true, true, false, true]);
  });
});
