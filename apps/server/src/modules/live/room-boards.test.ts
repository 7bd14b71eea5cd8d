import { RawStatus, type RoomBoards, TipMarket } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { openDemoDatabase } from '../../feeds/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { chatRooms, fixtures, roomTops, StoredTip, teams, tips, users } from '../../platform/database/schema.js';
import { LiveRepository } from './live-repository.js';

/** 20:10 on a Saturday in Vietnam: the night is until noon of Sunday. */
const NOW = new Date('2026-11-21T13:10:00Z');
const DAY_MS = 86_400_000;
const GROUP = 990_001;
const empty: RoomBoards = { tips: false, openTips: false, tonightTips: false, earlier: false, fanRooms: [] };

const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let database: PgliteDatabase;
let played: typeof fixtures.$inferSelect;
let userId: number;

const boards = (groupIds: readonly number[] = [GROUP]) =>
  new LiveRepository(database).boards(
    { fixtureId: 'own', homeId: 'home', awayId: 'away', kickOff: NOW },
    groupIds,
    NOW,
  );

beforeAll(async () => {
  database = await openDemoDatabase(new FakeClock(NOW.getTime()), 'boards');
  const { db } = database;
  const [found] = await db.select().from(fixtures).limit(1);
  played = found!;
  const look = { name: 'Đội', shortName: 'Đội', code: 'D', color: '#000000', secondColor: '#ffffff' };
  await db.insert(teams).values(['home', 'away', 'third'].map((teamId) => ({ ...look, teamId })));
  await db.insert(chatRooms).values({ groupId: GROUP, name: 'Phòng' });
  const member = { username: 'an', usernameKey: 'an', displayName: 'An' };
  const [an] = await db.insert(users).values(member).returning();
  userId = an!.userId;
});
afterAll(() => database.close());

let matches = 0;
const match = (part: Partial<typeof fixtures.$inferInsert>) => {
  matches += 1;
  return database.db.insert(fixtures).values({
    ...{ ...played, fixtureId: `m${matches}`, link: `m${matches}`, groupId: 980_000 + matches },
    ...{ kickOff: after(-7), status: RawStatus.finished, homeId: 'third', awayId: 'away', ...part },
  });
};

const tip = (part: Partial<typeof tips.$inferInsert>) =>
  database.db.insert(tips).values({
    ...{ authorId: userId, homeName: 'A', awayName: 'B', market: TipMarket.handicap, side: 'home', line: 0 },
    ...{ price: 0.9, companyId: 3, companyName: 'C', postedAt: after(-9), kickOff: NOW, lockedAt: after(-8) },
    ...{ fixtureId: 'another', state: StoredTip.waiting, slug: crypto.randomUUID(), uuid: crypto.randomUUID() },
    ...part,
  });

test('[SH11] (lists of a room) a room says which lists beside its match have something, and which rooms have fans', async () => {
  expect(await boards()).toEqual(empty);
  await match({ status: RawStatus.postponed });
  await match({ kickOff: after(7) });
  await tip({});
  expect(await boards()).toEqual(empty);

  await match({});
  expect(await boards()).toEqual({ ...empty, earlier: true });
  await tip({ fixtureId: 'own' });
  expect(await boards()).toEqual({ ...empty, earlier: true, tips: true });
  await tip({ lockedAt: after(-0.2), fixtureId: 'tonight' });
  expect(await boards()).toMatchObject({ openTips: false, tonightTips: true });
  await tip({ lockedAt: after(3), state: StoredTip.open, fixtureId: 'soon' });
  expect(await boards()).toMatchObject({ openTips: true, tonightTips: true });

  const points = { groupId: GROUP, userId, minutes: 5 };
  await database.db.insert(roomTops).values({ ...points, period: 'month', since: '2026-10-01' });
  expect((await boards()).fanRooms).toEqual([]);
  await database.db.insert(roomTops).values({ ...points, period: 'month', since: '2026-11-01' });
  expect([(await boards([GROUP, 41])).fanRooms, (await boards([41])).fanRooms]).toEqual([[GROUP], []]);
});
