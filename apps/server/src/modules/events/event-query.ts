import type { EventCard, EventState, Fixture } from '@khandai/contracts';
import { count, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { eventBookings, events } from '../../platform/database/schema.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';

export type EventRow = typeof events.$inferSelect;

/** What the state of an event follows from. */
type Timed = Pick<EventRow, 'status' | 'startsAt' | 'endsAt' | 'places'>;

export function stateOf({ status, startsAt, endsAt, places }: Timed, taken: number, now: number): EventState {
  if (status === 'cancelled') return 'cancelled';
  if (endsAt.getTime() <= now) return 'over';
  if (startsAt.getTime() <= now) return 'started';
  return places !== null && taken >= places ? 'full' : 'open';
}

/** Reads events that readers may see, with their matches and their booked places. */
export class EventCards {
  readonly #matches: FixtureCards;

  constructor(
    private readonly deps: {
      readonly database: Database;
      readonly counts: OnlineCounts;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {
    this.#matches = new FixtureCards(deps);
  }

  /** Drafts and events that were deleted are missing. */
  async cards(ids: readonly number[]): Promise<Map<number, EventCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.deps.database.db
      .select()
      .from(events)
      .where(inArray(events.eventId, [...ids]));
    const cards = await this.of(rows.filter(({ status }) => status !== 'draft'));
    return new Map(cards.map((card) => [card.eventId, card]));
  }

  /** In the order of the rows. */
  async of(rows: readonly EventRow[]): Promise<EventCard[]> {
    const now = this.deps.clock.now();
    const [matches, taken] = await Promise.all([
      this.#matches.byIds(rows.flatMap(({ fixtureId }) => fixtureId ?? [])),
      this.taken(rows.map(({ eventId }) => eventId)),
    ]);
    return rows.map((row) => toCard(row, { taken: taken.get(row.eventId) ?? 0, matches, now }));
  }

  /** Booked places; an event without any has no entry. */
  async taken(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.deps.database.db
      .select({ eventId: eventBookings.eventId, total: count() })
      .from(eventBookings)
      .where(inArray(eventBookings.eventId, [...ids]))
      .groupBy(eventBookings.eventId);
    return new Map(rows.map(({ eventId, total }) => [eventId, total]));
  }
}

interface CardParts {
  readonly taken: number;
  readonly matches: ReadonlyMap<string, Fixture>;
  readonly now: number;
}

function toCard(row: EventRow, { taken, matches, now }: CardParts): EventCard {
  const { eventId, slug, title, summary, cover, place, places, simulated, fixtureId } = row;
  return {
    ...{ eventId, slug, title, summary, cover, place, places, simulated, taken },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    fixture: fixtureId === null ? null : (matches.get(fixtureId) ?? null),
    state: stateOf(row, taken, now),
  };
}
