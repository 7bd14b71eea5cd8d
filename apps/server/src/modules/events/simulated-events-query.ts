import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { events } from '../../platform/database/schema.js';

/** Deletes all simulated events, with their bookings. */
export async function clearSimulatedEvents({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(events).where(eq(events.simulated, true));
}
