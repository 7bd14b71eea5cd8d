import { DemoFeed } from '@khandai/demo';
import { DEFAULT_GROUP_ID } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { count, eq } from 'drizzle-orm';
import { newUuid, seeds } from '../../modules/chat/testing.js';
import type { Database } from '../../platform/database/database.js';
import { chatMessages, chatRooms, companies, fixtures, leagues, teams, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { FeedHealth } from '../ingest/feed-health.js';
import { IngestService } from '../ingest/ingest-service.js';
import { SpyBus } from '../testing.js';
import { CastRepository } from './cast-repository.js';
import { DemoDataRepository } from './demo-data-repository.js';

const clock = new FakeClock();

let database: Database;
let removed: Awaited<ReturnType<DemoDataRepository['remove']>>;
let member: number;
let realRoom: number;

/** Row counts of the tables that contain demo rows. */
async function totals(): Promise<number[]> {
  const counted = await Promise.all(
    [fixtures, teams, leagues, companies, users, chatRooms, chatMessages].map((table) =>
      database.db.select({ total: count() }).from(table),
    ),
  );
  return counted.map(([row]) => row?.total ?? 0);
}

let before: number[];
let after: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const make = seeds(database);
  const someone = await make.user({ displayName: 'Hải' });
  member = someone.userId;
  realRoom = await make.room();
  await make.fill(realRoom, someone, 3);
  const batch = new DemoFeed({ clock, seed: 'remove' }).batch(clock.now());
  const ingest = new IngestService({
    database,
    bus: new SpyBus(),
    clock,
    health: new FeedHealth({ feed: 'demo', clock }),
  });
  // A real match between the same clubs, in the same league.
  const [first] = batch.fixtures!;
  await ingest.ingest({ fixtures: [{ ...first!, fixtureId: '700000001', origin: 'import', hosts: [] }] });
  before = await totals();
  await ingest.ingest(batch);

  const [fan] = await new CastRepository(database).saveFans(['Fan A', 'Fan B']);
  const text = { originalMessage: 'Vào!', filteredMessage: 'Vào!', searchKey: 'vao!' };
  const [demoRoom] = await db
    .select({ groupId: chatRooms.groupId })
    .from(chatRooms)
    .innerJoin(users, eq(users.userId, chatRooms.authorId))
    .where(eq(users.simulated, true));
  await db.insert(chatMessages).values([
    { groupId: DEFAULT_GROUP_ID, userId: fan!, uuid: newUuid(), sequence: 1, revision: 1, ...text },
    { groupId: demoRoom!.groupId, userId: member, uuid: newUuid(), sequence: 1, revision: 1, ...text },
  ]);
  removed = await new DemoDataRepository(db).remove();
  after = await totals();
});
afterAll(() => database.close());

describe('removing the demo from a database', () => {
  it('leaves every table as it was before the demo', () => {
    expect(removed.fixtures).toBeGreaterThan(50);
    expect(removed.people).toBeGreaterThan(2);
    expect(removed.rooms).toBeGreaterThan(5);
    expect(removed.messages).toBe(2);
    expect(after).toEqual(before);
  });

  it('keeps members, what they wrote in rooms of their own, and real matches with their teams', async () => {
    const { db } = database;
    await expect(db.select({ origin: fixtures.origin }).from(fixtures)).resolves.toEqual([{ origin: 'import' }]);
    await expect(db.select().from(users).where(eq(users.userId, member))).resolves.toHaveLength(1);
    await expect(db.select().from(chatMessages).where(eq(chatMessages.groupId, realRoom))).resolves.toHaveLength(3);
  });

  it('finds nothing the second time', async () => {
    await expect(new DemoDataRepository(database.db).remove()).resolves.toEqual({
      fixtures: 0,
      rooms: 0,
      messages: 0,
      people: 0,
    });
  });
});
