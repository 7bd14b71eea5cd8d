import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import { DeskEventRepository } from './desk/desk-event-repository.js';
import { DeskEvents, type EventDraft } from './desk/desk-events.js';
import { EventCalendar } from './event-calendar.js';
import { EventNoticeRepository } from './event-notice-repository.js';
import { type EventNotice, EventNotices } from './event-notices.js';
import { EventCards } from './event-query.js';
import { EventRepository } from './event-repository.js';
import { EventService } from './event-service.js';

const HOUR = 60 * 60_000;

/** Events on a real database; the test controls the clock. */
export function eventsFixture(database: Database) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const told: EventNotice[] = [];
  const cards = new EventCards({ database, clock, counts: { online: () => 0 } });
  const events = new EventRepository(database);
  const store = new DeskEventRepository({ database, cards, now: () => new Date(clock.now()) });
  const deskChanges = { publish: () => Promise.resolve() };
  const deskLog = new DeskLog({ clock });
  const desk = new DeskEvents({ database, store, deskLog, deskChanges, clock, imageHosts: ['anh.example.com'] });
  const notices = {
    notify: (notice: EventNotice) => {
      told.push(notice);
      return Promise.resolve();
    },
  };
  const log = {
    error: (values: object) => {
      throw new Error(JSON.stringify(values));
    },
  };
  const claims = new EventNoticeRepository(database);
  const inHours = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const draft = (rest: Partial<EventDraft> = {}): EventDraft => ({
    ...{ title: 'Xem chung Hải Phòng – Hà Nội', startsAt: inHours(2), endsAt: inHours(4) },
    ...rest,
  });
  return {
    ...{ clock, told, desk, cards, inHours, draft },
    service: new EventService({ events, cards, clock }),
    calendar: new EventCalendar({
      events,
      bookedMatches: () => Promise.resolve([]),
      clock,
      secret: new Uint8Array(32),
    }),
    notices: new EventNotices({ claims, notices, clock, log }),
    /** Writes an event and publishes it. */
    publish: async (editorId: number, rest: Partial<EventDraft> = {}) => {
      const { id, version } = await desk.create(editorId, draft(rest));
      return desk.publish(editorId, id, version);
    },
  };
}
