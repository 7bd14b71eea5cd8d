import type { EventInfo, EventItem } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { LoginRequired } from '../../platform/http/access.js';
import { eventCancelled, eventFull, eventNotFound, eventOver, eventStarted } from './event-faults.js';
import { type EventCards, type EventRow, stateOf } from './event-query.js';
import type { EventFilter, EventRepository } from './event-repository.js';

/** A slug has a letter. */
const ID = /^[1-9][0-9]{0,8}$/;

export interface EventServiceDeps {
  readonly events: EventRepository;
  readonly cards: EventCards;
  readonly clock: Pick<Clock, 'now'>;
}

export interface EventPage extends Pick<EventFilter, 'when' | 'fixtureId'> {
  /** Starts at 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Events for readers: lists, pages, places and bookmarks. */
export class EventService {
  constructor(private readonly deps: EventServiceDeps) {}

  /** Throws LoginRequired for the own events of a reader who is not a member. */
  async list(
    member: number | null,
    { pageNum, pageSize, ...filter }: EventPage,
  ): Promise<{ total: number; list: EventItem[] }> {
    if (filter.when === 'mine' && member === null) throw new LoginRequired(401);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, rows } = await this.deps.events.page({ ...filter, ...page, member, now: this.#at() });
    return { total, list: await this.#items(member, rows) };
  }

  /** By slug or by id: the answer has the slug. */
  async info(member: number | null, slug: string): Promise<EventInfo> {
    const { events } = this.deps;
    const row = await (ID.test(slug) ? events.byId(Number(slug)) : events.bySlug(slug));
    const [item] = row ? await this.#items(member, [row]) : [];
    if (!row || !item) throw eventNotFound();
    return { ...item, description: row.description, cancelReason: row.cancelReason };
  }

  /** A repeated booking is the first one, also when the event is full by now. Giving up a place that one has not is no error. */
  async book(userId: number, eventId: number, booked: boolean): Promise<EventItem> {
    const { events, clock } = this.deps;
    if (booked)
      await events.book({ eventId, userId, at: this.#at() }, (event, taken) => assertOpen(event, taken, clock.now()));
    else await events.giveUp(eventId, userId);
    return this.#one(userId, eventId);
  }

  async save(userId: number, eventId: number, saved: boolean): Promise<EventItem> {
    const { events } = this.deps;
    const { state } = await this.#one(userId, eventId);
    if (!saved) await events.forget(eventId, userId);
    else if (state === 'over') throw eventOver();
    else if (state === 'cancelled') throw eventCancelled();
    else await events.save(eventId, userId, this.#at());
    return this.#one(userId, eventId);
  }

  async #one(member: number, eventId: number): Promise<EventItem> {
    const row = await this.deps.events.byId(eventId);
    const [item] = row ? await this.#items(member, [row]) : [];
    if (!item) throw eventNotFound();
    return item;
  }

  async #items(member: number | null, rows: readonly EventRow[]): Promise<EventItem[]> {
    const { events, cards } = this.deps;
    const mine = await events.mine(
      member,
      rows.map(({ eventId }) => eventId),
    );
    const list = await cards.of(rows);
    return list.map((card) => ({ ...card, mine: mine.get(card.eventId) ?? { booked: false, saved: false } }));
  }

  #at(): Date {
    return new Date(this.deps.clock.now());
  }
}

function assertOpen(event: EventRow | undefined, taken: number, now: number): void {
  if (!event || event.status === 'draft') throw eventNotFound();
  switch (stateOf(event, taken, now)) {
    case 'cancelled':
      throw eventCancelled();
    case 'over':
      throw eventOver();
    case 'started':
      throw eventStarted();
    case 'full':
      throw eventFull();
    case 'open':
  }
}
