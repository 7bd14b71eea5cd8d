import { giftFixture } from '../src/modules/gifts/testing.js';
import { NotEnoughPoints } from '../src/modules/points/point-faults.js';
import type { Database } from '../src/platform/database/database.js';

const DEBITS = 100;
const PRICE = 50;

/** Tests for gifts over each database. `open` returns an empty, migrated database. */
export function giftsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let fixture: ReturnType<typeof giftFixture>;
  beforeAll(async () => {
    database = await open();
    fixture = giftFixture(database);
  });
  afterAll(() => database.close());

  it('100 parallel gifts never spend a point twice', async () => {
    const { gifts, ledger, member, room, request } = fixture;
    const groupId = await room();
    const fan = await member(40 * PRICE + 1);
    const sent = await Promise.allSettled(
      Array.from({ length: DEBITS }, () => gifts.send(fan, request(groupId, { giftId: 2 }))),
    );
    const refused = sent.flatMap((gift) => (gift.status === 'rejected' ? [gift.reason as unknown] : []));
    expect([sent.length - refused.length, refused.length]).toEqual([40, 60]);
    expect(refused.every((reason) => reason instanceof NotEnoughPoints)).toBe(true);
    expect((await ledger.balances(fan.userId)).points).toBe(1);
    expect(await ledger.differences()).toEqual([]);
    const { list, mine } = await gifts.top('gifts', { groupId, period: 'day' }, fan);
    expect([list.map(({ points }) => points), mine]).toEqual([[40 * PRICE], { rank: 1, points: 40 * PRICE }]);
    const [stored] = await database.query<{ gifts: number; combo: number }>(
      'SELECT count(*)::int AS gifts, max(combo) AS combo FROM chat_gifts WHERE group_id = $1',
      [groupId],
    );
    expect(stored).toEqual({ gifts: 40, combo: 40 });
  });

  it('parallel gifts of many members in many rooms deadlock nowhere', async () => {
    const { gifts, tops, ledger, member, room, request, clock } = fixture;
    const rooms = [await room(), await room(), await room()];
    const fans = await Promise.all(Array.from({ length: 6 }, () => member(2_000)));
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const [groupId = 0, fan = fans[0]] = [rooms[at % 3], fans[at % 6]];
        const shares = [...rooms]
          .reverse()
          .map((one) => ({ groupId: one, userId: fan?.userId ?? 0, gifts: 0, minutes: 1 }));
        return Promise.all([fan && gifts.send(fan, request(groupId)), tops.add(shares, clock.now())]);
      }),
    );
    const points = await Promise.all(fans.map(async ({ userId }) => (await ledger.balances(userId)).points));
    expect(points).toEqual(fans.map(() => 2_000 - 10 * PRICE));
    const fanOf = (groupId: number) => gifts.top('fans', { groupId, period: 'week' }, fans[0] ?? null);
    const sums = await Promise.all(
      rooms.map(async (groupId) => (await fanOf(groupId)).list.reduce((all, { points: one }) => all + one, 0)),
    );
    expect(sums).toEqual(rooms.map(() => 20 * PRICE + 60));
  });

  it('gifts of different members go to different house accounts, whose rows they lock', async () => {
    const { gifts, ledger, member, room, request } = fixture;
    const groupId = await room();
    const fans = [await member(PRICE), await member(PRICE)];
    await Promise.all(fans.map((fan) => gifts.send(fan, request(groupId))));
    const houses = await database.query<{ house: number }>(
      "SELECT to_account_id AS house FROM point_entries WHERE cause = 'gift' ORDER BY entry_id DESC LIMIT 2",
    );
    expect(new Set(houses.map(({ house }) => house)).size).toBe(2);
    expect(await ledger.differences()).toEqual([]);
  });

  it('the lists and a rank read indexes, however many members a room has', async () => {
    const { room } = fixture;
    const groupId = await room();
    await database.query(
      `WITH fans AS (INSERT INTO users (display_name) SELECT 'Fan ' || n FROM generate_series(1, 3000) AS n RETURNING user_id)
       INSERT INTO room_tops (group_id, period, since, user_id, gifts, minutes)
       SELECT $1, 'week', '2026-11-16', user_id, user_id % 977 + 1, user_id % 31 FROM fans`,
      [groupId],
    );
    await database.query('ANALYZE room_tops');
    const plan = async (sql: string) =>
      (await database.query<Record<string, string>>(`EXPLAIN ${sql}`)).flatMap((row) => Object.values(row)).join('\n');
    const inList = `group_id = ${groupId} AND period = 'week' AND since = '2026-11-16'`;
    for (const column of ['gifts', 'fans']) {
      const top = await plan(
        `SELECT user_id FROM room_tops WHERE ${inList} AND ${column} > 0 ORDER BY ${column} DESC, user_id LIMIT 50`,
      );
      expect(top).toMatch(new RegExp(`Index (Only )?Scan using room_tops_${column}`));
      expect(top).not.toMatch(/Sort|Seq Scan/);
      const rank = await plan(`SELECT count(*) FROM room_tops WHERE ${inList} AND ${column} > 970`);
      expect(rank).not.toMatch(/Seq Scan/);
    }
  });
}
