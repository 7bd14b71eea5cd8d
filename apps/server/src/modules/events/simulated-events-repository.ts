import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { eventBookings, events } from '../../platform/database/schema.js';
import { freeSlug, slugOf } from '../../platform/slugs.js';

export interface SimulatedEvent {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly places: number | null;
  readonly bookers: readonly number[];
  readonly bookedAt: Date;
}

/** SQL for the events of the demo. */
export class SimulatedEventsRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async starts(): Promise<Date[]> {
    const rows = await this.database.db
      .select({ startsAt: events.startsAt })
      .from(events)
      .where(eq(events.simulated, true));
    return rows.map(({ startsAt }) => startsAt);
  }

  async publish({ bookers, bookedAt, ...draft }: SimulatedEvent): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const slug = await freeSlug(
        slugOf(draft.title, 'su-kien'),
        async (wanted) => (await tx.$count(events, eq(events.slug, wanted))) > 0,
      );
      const [event] = await tx
        .insert(events)
        .values({ ...draft, slug, status: 'published', simulated: true })
        .returning({ eventId: events.eventId });
      if (!event) throw new Error('A simulated event was not stored.');
      const { eventId } = event;
      if (bookers.length === 0) return;
      await tx.insert(eventBookings).values(bookers.map((userId) => ({ eventId, userId, bookedAt })));
    });
  }
}

/** Deletes all simulated events, with their bookings. */
export async function clearSimulatedEvents({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(events).where(eq(events.simulated, true));
}
