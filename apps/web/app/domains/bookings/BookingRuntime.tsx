import { DAY_MS, dayAt, startOfDay } from '@khandai/calendar';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { booking as words } from '../../i18n/vi/lazy/booking';
import { roomPath, useLive } from '../match';
import { browserPorts } from '../../shell/services/browser-ports';
import { memberChangeListener } from '../../shell/services/member-change';
import { useBookings } from './bookings-domain';
import { type Services, useServices } from '../../shell/services/services';
import { doneToast, refusedToast, reminderToast } from './booking-words';
import { type BookingSpan, BookingStore } from './BookingStore';
import { ShownReminders } from './ShownReminders';
import { ReminderWatch } from './ReminderWatch';

const DAYS_AHEAD = 7;
const PAGE = 100;
const LOCK = 'khandai:reminders';

/** Runs a member's bookings and reminders. Lazy, because guests have none. */
export function BookingRuntime(): null {
  const { t } = useLazyTranslation('booking', words);
  const services = useServices();
  const { session, clock, toasts } = services;
  const bookings = useBookings();
  const live = useLive();
  const navigate = useNavigate();
  const [store] = useState(() => makeStore(services, t));

  useEffect(() => {
    store.open();
    bookings.serve(store);
    const stop = session.changed.on(memberChangeListener(session, store.memberChanged));
    return () => {
      stop();
      bookings.serve(undefined);
      store.close();
    };
  }, [store, bookings, session]);

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const watch = new ReminderWatch({
      store,
      clock,
      latest: live.latest,
      reminded: new ShownReminders(browserPorts.storage, runExclusive),
      isSeen: () => document.visibilityState === 'visible',
      notify: (reminder) => {
        toasts.push(reminderToast(reminder, clock, t, () => void navigate(roomPath(reminder.fixture))));
      },
    });
    watch.run(signal);
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState !== 'visible') return;
        // Another tab may have changed the bookings.
        store.refresh();
        void watch.check(signal);
      },
      { signal },
    );
    return () => {
      life.abort();
    };
  }, [store, clock, live, toasts, t, navigate]);

  return null;
}

function makeStore({ api, clock, toasts, log }: Services, t: TFunction<'booking'>): BookingStore {
  const store: BookingStore = new BookingStore({
    list: ({ from, to }, pageNum, signal) =>
      api.call(
        'GET /au/api/user/booking/booking-list',
        {
          query: {
            pageNum,
            pageSize: PAGE,
            startTime: new Date(from).toISOString(),
            endTime: new Date(to).toISOString(),
          },
        },
        signal,
      ),
    send: async ({ fixture: { fixtureId }, booked, commentatorId }) => {
      const body = { fixtureId, booked, ...(commentatorId !== undefined && { commentatorId }) };
      return (await api.call('POST /au/api/user/booking-schedule', { body })).booking;
    },
    week: () => weekOf(clock),
    done: (request) => {
      const undo = () => void store.want({ ...request, booked: false });
      toasts.push(doneToast(request, clock, t, undo));
    },
    refused: (request, error) => {
      log.warn('booking', error);
      toasts.push(refusedToast(request, error, t));
    },
    failed: (error) => {
      log.warn('bookings', error);
    },
  });
  return store;
}

function weekOf({ now, timezone }: Services['clock']): BookingSpan {
  const from = startOfDay(dayAt(now, timezone), timezone);
  return { from, to: from + (DAYS_AHEAD + 1) * DAY_MS };
}

/** Without Web Locks, two pages may show the same reminder, which is better than none. */
function runExclusive(work: () => void): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work);
  work();
  return Promise.resolve();
}
