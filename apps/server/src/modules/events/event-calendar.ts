import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import { type IcalEntry, icalOf } from '../../platform/ical.js';
import { sentence } from '../../platform/messages.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import { matchEntry } from '../fixtures/match-entry.js';
import { eventNotFound } from './event-faults.js';
import type { EventRepository } from './event-repository.js';
import { entryOf } from './event-entry.js';

export interface EventCalendarDeps {
  readonly events: EventRepository;
  readonly clock: Pick<Clock, 'now'>;
  /** The matches that a member booked, with a kick-off at `since` or later. */
  readonly bookedMatches: (userId: number, since: Date, limit: number) => Promise<FixtureRow[]>;
  readonly secret: Uint8Array;
}

/** Events of this many days ago stay in a calendar. */
const PAST_DAYS = 90;
const MAX_EVENTS = 500;
const KEY = /^([1-9][0-9]{0,8})-([A-Za-z0-9_-]{43})$/;

/** Calendars for apps: one event for everyone, and the events and matches that a member booked, at a secret address. */
export class EventCalendar {
  constructor(private readonly deps: EventCalendarDeps) {}

  async one(slug: string, origin: string): Promise<string> {
    const row = await this.deps.events.bySlug(slug);
    if (!row) throw eventNotFound();
    return icalOf([entryOf(row, origin, this.deps.clock.now())], row.title);
  }

  /** The address alone opens the calendar: apps that fetch it send no token. */
  async ofMember(key: string, origin: string): Promise<string> {
    const { events, bookedMatches, clock } = this.deps;
    const [, id = '', signature = ''] = KEY.exec(key) ?? [];
    const userId = Number(id);
    const wanted = this.#signature(userId, await events.revision(userId));
    const isValid = signature.length === wanted.length && timingSafeEqual(Buffer.from(signature), Buffer.from(wanted));
    const since = new Date(clock.now() - PAST_DAYS * DAY_MS);
    const rows = isValid ? await events.calendar(userId, since, MAX_EVENTS) : undefined;
    if (!rows) throw eventNotFound();
    const matches = await bookedMatches(userId, since, MAX_EVENTS);
    const entries = [
      ...rows.map((row) => entryOf(row, origin, clock.now())),
      ...matches.map((row) => reminding(matchEntry(row, origin))),
    ];
    return icalOf(entries, sentence('eventCalendar'));
  }

  async address(userId: number): Promise<{ path: string }> {
    const signature = this.#signature(userId, await this.deps.events.revision(userId));
    return { path: `/su-kien/cua-toi/${userId}-${signature}/lich.ics` };
  }

  /** The former address opens nothing from now on. */
  async renew(userId: number): Promise<{ path: string }> {
    await this.deps.events.renew(userId);
    return this.address(userId);
  }

  // The database holds only how often it was renewed, so a reader of it learns no address.
  #signature(userId: number, revision: number): string {
    return createHmac('sha256', this.deps.secret).update(`${userId}.${revision}`).digest('base64url');
  }
}

/** With a reminder, unless only its day is known or it does not take place for now. */
const reminding = (entry: IcalEntry): IcalEntry => ({
  ...entry,
  reminds: entry.wholeDay !== true && entry.status === 'CONFIRMED',
});
