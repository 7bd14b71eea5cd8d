import { Code } from '@khandai/contracts';
import { seeds } from '../src/modules/chat/testing.js';
import { eventsFixture } from '../src/modules/events/testing.js';
import type { Database } from '../src/platform/database/database.js';

const MEMBERS = 100;
const PLACES = 37;

/** Tests for the places of events over each database. `open` returns an empty, migrated database. */
export function eventsSuite(open: () => Promise<Database>): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('100 parallel bookings never take more places than there are, and a repeated one takes none', async () => {
    const { publish, service, desk } = eventsFixture(database);
    const user = () => seeds(database).user();
    const staff = await user();
    const { id } = await publish(staff.userId, { places: PLACES });
    const members = await Promise.all(Array.from({ length: MEMBERS }, user));
    const asked = await Promise.allSettled(
      members.flatMap(({ userId }) => [service.book(userId, id, true), service.book(userId, id, true)]),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(2 * (MEMBERS - PLACES));
    for (const reason of refused) expect(reason).toMatchObject({ code: Code.eventFull, status: 409 });
    const [stored] = await database.query<{ total: number; members: number }>(
      'SELECT count(*)::int AS total, count(DISTINCT user_id)::int AS members FROM event_bookings WHERE event_id = $1',
      [id],
    );
    expect(stored).toEqual({ total: PLACES, members: PLACES });
    expect(await desk.one(id)).toMatchObject({ taken: PLACES });
  });

  it('a place that is given up goes to exactly one of those who ask for it at once', async () => {
    const { publish, service } = eventsFixture(database);
    const user = async () => (await seeds(database).user()).userId;
    const { id } = await publish(await user(), { places: 1 });
    const [first, second, third] = [await user(), await user(), await user()];
    expect(await service.book(first, id, true)).toMatchObject({ state: 'full', taken: 1, mine: { booked: true } });
    await service.book(first, id, false);
    const asked = await Promise.allSettled([service.book(second, id, true), service.book(third, id, true)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
}
